import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { i18nOf } from "~/.server/i18n/translator";
import type { Brand } from "~/utils/brand";
import { EditorParts } from "./editor-parts";
import { KeptNotice } from "./kept-notice";
import { idInParts, type ScriptParts } from "./model";

const cached = new Map<Brand, Promise<ScriptParts>>();

/**
 * What only scripts show in a form with texts, as HTML for its attributes: text browsers show the content of templates
 * and of hidden elements.
 */
export function scriptParts(brand: Brand): Promise<ScriptParts> {
  const parts = cached.get(brand) ?? renderParts(brand);
  cached.set(brand, parts);
  return parts;
}

async function renderParts(brand: Brand): Promise<ScriptParts> {
  const i18n = await i18nOf(brand);
  const html = (part: ReactNode) =>
    renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
  return { editor: html(<EditorParts id={idInParts} />), kept: html(<KeptNotice />) };
}
