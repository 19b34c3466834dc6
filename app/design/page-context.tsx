import { createContext, useContext } from "react";
import type { Brand } from "~/utils/brand";
import type { Consent, VisitorChoices } from "~/utils/visitor-choices";

export interface TitledLink {
  title: string;
  url: string;
}

/** The properties of the current page that any component can use. */
export interface PageContext {
  brand: Brand;
  /** Scheme and host of the canonical addresses of this brand. */
  origin: string;
  path: string;
  /** Path and query of this page, the return address of forms that are on every page. */
  address: string;
  helpline: string;
  /** The action of the donate widget. */
  donateUrl: string;
  breadcrumbs: TitledLink[];
  socials: TitledLink[];
  /** The id of the brand's newsletter form at the mailing provider; null when the provider needs none. */
  newsletterFormId: string | null;
  /** The open item of a shelf of recommendations (`?item=`). */
  openItem: string | null;
  /** The choices of the visitor, such as reading preferences. */
  choices: VisitorChoices;
  /** The consent of the visitor; third-party content requires it. */
  consent: Consent;
  /** The id at an external consent provider, which replaces the consent bar of the site. */
  consentProvider: string | null;
  /** The hosts that the content security policy allows in frames. */
  embedHosts: readonly string[];
  /** The ids of the embeds that the visitor allowed on this page (app/utils/allowed-embeds.ts). */
  allowedEmbeds: readonly string[];
  /** How much is new in the inbox of the member; 0 for visitors, and on pages that everybody shares. */
  newInInbox: number;
  /** Whether this is a preview with technical details. */
  debug: boolean;
  /** ISO 8601: the time of rendering, for the forms on the page. */
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
