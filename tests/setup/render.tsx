import axe from "axe-core";
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { i18nOf } from "~/.server/i18n/translator";
import { embedHosts } from "~/fields/embeds";
import { type Shell, ShellProvider } from "~/shell/shell";
import type { Brand } from "~/utils/brand";
import { defaultChoices, noConsent } from "~/utils/visitor-choices";
import { browser, parseHtml } from "./parse-html";

/** A shell with a value for every part. */
export function testShell(shell: Partial<Shell> = {}): Shell {
  return {
    brand: "dementie",
    origin: "https://www.example.nl",
    path: "/zorgen/partner",
    address: "/zorgen/partner",
    openItem: null,
    helpline: "0800 000 00 00",
    donateUrl: "/doneren",
    mainMenu: [{ title: "Zorgen", description: null, url: "/zorgen", external: false, items: [] }],
    footerMenu: [],
    breadcrumbs: [
      { title: "Home", url: "/" },
      { title: "Je partner", url: "/zorgen/partner" },
    ],
    notice: null,
    about: null,
    marks: null,
    socials: [],
    newsletterFormId: null,
    hasNewsletterForm: false,
    noindex: false,
    prefooterHidden: false,
    footerHidden: false,
    choices: defaultChoices,
    consent: noConsent,
    consentProvider: null,
    tagManager: null,
    userId: null,
    embedHosts,
    allowedEmbeds: [],
    tracked: true,
    readAloudUrl: null,
    slideIn: null,
    injectedStyles: [],
    structuredData: [],
    newInInbox: 0,
    debug: false,
    renderedAt: "2026-11-20T12:00:00.000Z",
    ...shell,
  };
}

/** The HTML of a component inside a page of a brand. */
export async function render(
  node: ReactNode,
  { brand = "dementie", shell = {} }: { brand?: Brand; shell?: Partial<Shell> } = {},
): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nOf(brand)}>
      <ShellProvider value={testShell({ brand, ...shell })}>{node}</ShellProvider>
    </I18nextProvider>,
  );
}

function pageWith(html: string): string {
  return `<!doctype html><html lang="nl"><head><title>Proef</title></head><body><main>${html}</main></body></html>`;
}

/** Parses HTML to a document, without running scripts. */
export function dom(html: string): Document {
  return parseHtml(pageWith(html));
}

// A fragment has no h1, and jsdom cannot measure colours.
const notHere = ["page-has-heading-one", "color-contrast", "region", "heading-order"];

const rules = Object.fromEntries(notHere.map((rule) => [rule, { enabled: false }]));

/** Accessibility violations in a fragment, with their elements. */
export async function axeViolations(html: string): Promise<string[]> {
  const { document } = browser;
  // axe needs a document in a window.
  document.replaceChild(document.adoptNode(dom(html).documentElement), document.documentElement);
  const results = await axe.run(document.documentElement, { rules, resultTypes: ["violations"] });
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Resolves its configuration once, not per fragment. */
class ResolvedOnce extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string, override?: ConfigData) {
    this.resolved ??= super.getConfigFor(handle, override);
    return this.resolved;
  }
}

const rulesOfHtml: ConfigData = {
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // React's output is valid but breaks these style rules.
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "error",
    // Texts of editors may be long, and old screen readers need some redundant roles.
    "long-title": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
    // A fragment has no h1; our files come from our own origin.
    "heading-level": ["error", { minInitialRank: "any" }],
    "require-sri": "off",
  },
};
const validator = new HtmlValidate(new ResolvedOnce(rulesOfHtml));

/** HTML validation errors in a fragment. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(pageWith(html));
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
