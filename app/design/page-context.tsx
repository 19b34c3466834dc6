import { createContext, useContext } from "react";
import type { Brand } from "~/utils/brand";
import type { Consent, VisitorChoices } from "~/utils/visitor-choices";

export interface TitledLink {
  title: string;
  url: string;
}

/** What any component may ask about the page it stands on. */
export interface PageContext {
  brand: Brand;
  /** Scheme and host of this brand's canonical addresses. */
  origin: string;
  path: string;
  /** Path and query of this page: where a form that stands on every page leads back to. */
  address: string;
  helpline: string;
  /** Where the donate widget sends what was chosen. */
  donateUrl: string;
  breadcrumbs: TitledLink[];
  socials: TitledLink[];
  /** The brand's newsletter form at the mailing provider; null where the provider needs none. */
  newsletterFormId: string | null;
  /** The item of a shelf that the address names (`?item=`). */
  openItem: string | null;
  /** The visitor's reading preferences. */
  choices: VisitorChoices;
  /** What the visitor allowed; third-party content never loads without it. */
  consent: Consent;
  /** The id of an external consent provider, which then asks for consent instead of the site. */
  consentProvider: string | null;
  /** The hosts a page may frame: those of the content security policy. */
  embedHosts: readonly string[];
  /** The embeds the visitor allowed on this page only (app/utils/allowed-embeds.ts). */
  allowedEmbeds: readonly string[];
  /** Whether an editor previews this page with technical details. */
  debug: boolean;
  /** ISO 8601: when this HTML was rendered, for the forms on it. */
  renderedAt: string;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

/** @throws Error outside a `PageContextProvider` */
export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error("This component needs a PageContextProvider around it");
  return context;
}
