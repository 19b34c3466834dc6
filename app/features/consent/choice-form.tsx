import type { ReactNode } from "react";
import { usePageContext } from "~/design/page-context";

interface ChoiceFormProps {
  className?: string;
  /** Path and query to return to; default the current page. */
  back?: string;
  /** Id of the element to return to. */
  anchor?: string;
  /** Submits in the background so that unsaved form input is not lost (app/features/consent/consent-bar.enhance.ts). */
  inBackground?: boolean;
  /** Buttons named `keuze` with a choice of app/features/consent/choice.ts, or with `deze` to allow a single embed. */
  children: ReactNode;
}

/** A form that posts a cookie choice to /cookies and then returns to the page (app/routes/consent/cookies.tsx). */
export function ChoiceForm({ className, back, anchor, inBackground: behind, children }: ChoiceFormProps) {
  const { address } = usePageContext();
  return (
    <form
      className={className}
      action="/cookies"
      method="post"
      // Autofilled boxes would show a choice that the visitor did not make.
      autoComplete="off"
      data-background-submit={behind ? "" : undefined}
    >
      <input type="hidden" name="terug" value={back ?? address} />
      {anchor && <input type="hidden" name="anker" value={anchor} />}
      {children}
    </form>
  );
}
