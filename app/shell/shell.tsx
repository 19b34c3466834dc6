import { createContext, type ReactNode, useContext } from "react";
import { type PageContext, PageContextProvider, type TitledLink } from "~/design/page-context";
import type { SlideIn } from "~/features/slide-ins/model";
import type { MenuItem } from "~/utils/menu";
import type { InjectedStyle } from "./injected-sheet";
import type { QualityMark } from "./quality-marks";
import type { StructuredData } from "./structured-data";

/** A message of the editors, for example about opening hours. */
export interface Notice {
  id: string;
  title: string;
  text: string;
  link: TitledLink | null;
}

/** Data of the parts around a page. Every part is optional. */
export interface Shell extends PageContext {
  mainMenu: MenuItem[];
  footerMenu: MenuItem[];
  notice: Notice | null;
  /** The text beside the logo in the footer; null for that of the brand. */
  about: string | null;
  /** The quality marks; null for those of the brand. */
  marks: QualityMark[] | null;
  noindex: boolean;
  prefooterHidden: boolean;
  footerHidden: boolean;
  /** Container id of the tag manager; null without consent to statistics and on private pages. */
  tagManager: string | null;
  /** Whether this page may be reported to statistics (app/.server/security/tracking.ts). */
  tracked: boolean;
  /** What the member is called in the statistics; null without consent to them (app/features/accounts). */
  userId: string | null;
  /** Whether the page is the newsletter form. */
  hasNewsletterForm: boolean;
  /** Link to the read-aloud service for this page; null if the browser's own speech is used. */
  readAloudUrl: string | null;
  /** The slide-in for this path; the page may still hide it (app/root.tsx). */
  slideIn: SlideIn | null;
  /** Style sheets that editors add at this path. */
  injectedStyles: InjectedStyle[];
  /** JSON-LD that editors add at this path. */
  structuredData: StructuredData[];
}

const ShellContext = createContext<Shell | null>(null);

/** Provides the shell, and the page context that components below the shell read. */
export function ShellProvider({ value, children }: { value: Shell; children: ReactNode }) {
  return (
    <ShellContext.Provider value={value}>
      <PageContextProvider value={value}>{children}</PageContextProvider>
    </ShellContext.Provider>
  );
}

/** @throws Error outside a `ShellProvider` */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell must be used inside a ShellProvider");
  return shell;
}
