import type { BlockType, PageBlock } from "~/blocks/definitions";
import type { Page } from "./definitions";

const blocks: BlockType[] = ["collecte_form", "donate_widget", "spotler_form"];

/** Whether a form of ours stands in the page itself, besides a search: its visitor has something to do there. */
export function hasForm(page: Page): boolean {
  const asksForMail = page.type === "regio" && page.newsletterUrl !== null;
  return asksForMail || page.blocks.some(isForm);
}

function isForm(block: PageBlock): boolean {
  if (block.type === "centralised_building_block") return block.blocks.some(isForm);
  return blocks.some((type) => type === block.type);
}
