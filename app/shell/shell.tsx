import { createContext, type ReactNode, useContext } from "react";
import { type PageContext, PageContextProvider, type TitledLink } from "~/design/page-context";
import type { SlideIn } from "~/features/slide-ins/model";
import type { MenuItem } from "~/utils/menu";
import type { InjectedStyle } from "./injected-sheet";
import type { StructuredData } from "./structured-data";

interface Notice {
  title: string;
  text: string;
  link: TitledLink | null;
}

/** What surrounds every page. Each part may be absent: the page stays complete without it. */
export interface Shell extends PageContext {
  mainMenu: MenuItem[];
  footerMenu: MenuItem[];
  notice: Notice | null;
  noindex: boolean;
  prefooterHidden: boolean;
  footerHidden: boolean;
  /** The container of the tag manager, on pages that load it: the visitor agreed to statistics. */
  tagManager: string | null;
  /** Whether this page may be reported to statistics (app/.server/security/private-pages.ts). */
  tracked: boolean;
  /** The link with which a service reads this page aloud; null where the visitor's own browser does. */
  readAloudUrl: string | null;
  /** The slide-in of this path, unless the page itself prevents it (app/root.tsx). */
  slideIn: SlideIn | null;
  /** What editors add to the style of pages at this path. */
  injectedStyles: InjectedStyle[];
  /** What editors add to the JSON-LD of pages at this path. */
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
  if (!shell) throw new Error("This component needs a ShellProvider around it");
  return shell;
}
