export { forgetKeptTexts, loadKeptTexts } from "./kept-texts.server";
