import type { ReactNode } from "react";
import { usePageContext } from "~/design/page-context";

interface ChoiceFormProps {
  className?: string;
  /** Where it leads back to: a path with its query, this page unless it says otherwise. */
  back?: string;
  /** The place on that page. */
  anchor?: string;
  /** Sent behind the page where that would lose what a visitor typed (app/features/consent/consent-bar.enhance.ts). */
  behind?: boolean;
  /** Buttons called `keuze`, with a value of `ConsentChoice`, or `deze` for something of another site alone. */
  children: ReactNode;
}

/** A form about cookies, wherever it stands: /cookies keeps the choice and leads back (app/routes/consent/cookies.tsx). */
export function ChoiceForm({ className, back, anchor, behind, children }: ChoiceFormProps) {
  const { address } = usePageContext();
  return (
    <form
      className={className}
      action="/cookies"
      method="post"
      // A browser that fills in older ticks would show a choice that nobody made.
      autoComplete="off"
      data-behind={behind ? "" : undefined}
    >
      <input type="hidden" name="terug" value={back ?? address} />
      {anchor && <input type="hidden" name="anker" value={anchor} />}
      {children}
    </form>
  );
}
