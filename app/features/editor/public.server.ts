export { forgetKeptTexts, loadKeptTexts } from "./kept-texts.server";
export { readTextForm } from "./read-text-form.server";
