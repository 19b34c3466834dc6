import { createContext, useContext } from "react";
import type { SlideIn } from "~/features/slide-ins/model";
import type { Brand } from "~/utils/brand";
import type { MenuItem } from "~/utils/menu";
import type { Consent, ViewSettings } from "~/utils/visitor-choices";
import type { InjectedStyle } from "./injected-sheet";
import type { StructuredData } from "./structured-data";

export interface Crumb {
  title: string;
  url: string;
}

interface Notice {
  title: string;
  text: string;
  link: { url: string; title: string } | null;
}

/** What surrounds every page; any part can be missing without harm to the page. */
export interface Shell {
  brand: Brand;
  /** Scheme and host of this brand's canonical addresses. */
  origin: string;
  path: string;
  /** Path and query of this page: where a form that stands on every page leads back to. */
  address: string;
  helpline: string;
  /** Where the donate widget sends what was chosen. */
  donateUrl: string;
  mainMenu: MenuItem[];
  footerMenu: MenuItem[];
  breadcrumbs: Crumb[];
  notice: Notice | null;
  socials: Crumb[];
  /** Of the brand's newsletter at the mailing provider; null where the provider needs none. */
  newsletterFormId: string | null;
  noindex: boolean;
  prefooterHidden: boolean;
  footerHidden: boolean;
  /** The item of a shelf that the address names (`?item=`). */
  openItem: string | null;
  /** What the visitor chose about how pages look. */
  view: ViewSettings;
  /** What the visitor allowed; nothing of others is loaded without it (app/features/consent/embed-gate.tsx). */
  consent: Consent;
  /** Of an external provider that asks for consent in our place (docs/operations.md). */
  consentProvider: string | null;
  /** The container of the tag manager, where this page loads it: its visitor agreed to statistics. */
  tagManager: string | null;
  /** The hosts a page may frame: those of the content policy. */
  embedHosts: readonly string[];
  /** What the visitor wants to see on this page alone (app/utils/allowed-embeds.ts). */
  shownEmbeds: readonly string[];
  /** Whether statistics may hear of this page at all (app/.server/security/private-pages.ts). */
  tracked: boolean;
  /** The link with which a service reads this page aloud; null where the visitor's own browser does. */
  readAloudUrl: string | null;
  /** What slides in on this path, unless the page itself says otherwise (app/root.tsx). */
  slideIn: SlideIn | null;
  /** What editors add to the style of pages at this path. */
  injectedStyles: InjectedStyle[];
  /** What editors add to the JSON-LD of pages at this path. */
  structuredData: StructuredData[];
  /** Shows an editor who previews a page how it is made. */
  debug: boolean;
  /** ISO 8601: when this HTML was made, for the forms on it. */
  renderedAt: string;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

/** @throws Error outside a page, where nothing surrounds the component. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("This component needs a ShellProvider around it");
  return shell;
}
