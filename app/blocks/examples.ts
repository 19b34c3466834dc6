import { quoteExamples } from "./quote/examples";
import type { BlockType } from "./schemas";

/** Examples of every block by what they show; a block without any does not compile. */
export const blockExamples: Record<BlockType, Record<string, unknown>> = {
  quote: quoteExamples,
};
