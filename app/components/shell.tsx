import { createContext, useContext } from "react";
import type { Brand } from "~/domain/brand";
import type { MenuItem } from "~/domain/menu";
import type { Consent, ViewSettings } from "~/domain/view-settings";

export interface Crumb {
  title: string;
  url: string;
}

export interface Notice {
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
  noindex: boolean;
  prefooterHidden: boolean;
  footerHidden: boolean;
  /** The item of a shelf that the address names (`?item=`). */
  openItem: string | null;
  /** What the visitor chose about how pages look. */
  view: ViewSettings;
  /** What the visitor allowed; nothing of others is loaded without it (app/components/embed-gate.tsx). */
  consent: Consent;
  /** The hosts a page may frame: those of the content policy. */
  embedHosts: readonly string[];
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
