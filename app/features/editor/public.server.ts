export { forgetKeptTexts, loadKeptTexts } from "./kept-texts.server";
export { findKeptForm } from "./log-in-again.server";
