import type { BlockType, PageBlock } from "~/blocks/definitions";
import type { Sheet } from "~/utils/document";
import type { Page, PageType } from "./definitions";

const pageSheets: Partial<Record<PageType, Sheet>> = {
  activiteit: "lists",
  business_partner_overview: "lists",
  corporate_vacature: "lists",
  location: "lists",
  memory_test_result_page: "memory-test",
  overview_page: "lists",
  recommendation_overview: "lists",
  regio: "lists",
  regio_overzicht: "lists",
  regio_vacancies: "lists",
  shoppagina: "lists",
  vacancies: "lists",
  vacancy_overview: "lists",
};

const blockSheets: Partial<Record<BlockType, Sheet>> = {
  activity_block: "lists",
  collecte_form: "donate",
  donate_widget: "donate",
};

/** The style sheets that a page needs for its own type and for its blocks, besides the one of every page. */
export function sheetsOf(page: Page): Sheet[] {
  const needed = [pageSheets[page.type], ...sheetsOfBlocks(page.blocks)];
  return [...new Set(needed.filter((sheet) => sheet !== undefined))];
}

/** The same for blocks without a page. */
function sheetsOfBlocks(blocks: PageBlock[]): (Sheet | undefined)[] {
  return blocks.flatMap((block) =>
    block.type === "centralised_building_block" ? sheetsOfBlocks(block.blocks) : sheetOf(block),
  );
}

function sheetOf({ type }: PageBlock): Sheet | undefined {
  return type === "broken" || type === "unsupported" ? undefined : blockSheets[type];
}
