import { regionAnchors } from "~/features/regions/anchors";
import { plainAnchor } from "~/fields/rich-text";
import { slug } from "~/utils/text";
import { blockTraits } from "./block-traits";
import type { PageBlock } from "./types";

const newsAnchor = "laatste-nieuws";

/** Ids that pages use themselves, complete by a test: a block with the same slug gets a numbered anchor. */
export const reservedIds: readonly string[] = [
  ...[
    "inhoud",
    "a11y-main",
    newsAnchor,
    "overzicht",
    "meedoen",
    "suggesties",
    "ingevuld",
    "slidein",
    "pijlers",
  ],
  ...[
    "zoekterm",
    "zoekterm-uitleg",
    "zoekterm-error",
    "zoek-boven",
    "zoek-menu",
    "zoek-pagina",
    "gegevens",
    "in-provincie",
  ],
  ...["bedrag", "betalingen", "de-code"],
  ...[
    "nieuwsbrief-voet",
    "nieuwsbrief-inschuif",
    "nieuwsbrief-afdeling",
    "meer-nieuws",
    "lijkt-erop",
    "dit-werk",
  ],
  ...["nuttig", "nuttig-leeg", "reden-leeg", "reden-geen", "verder-weg", "overal", "kopie", "filter-titel"],
  ...[
    "filter-search",
    "filter-search-hint",
    "filter-zipcode",
    "filter-range",
    "sollicitatie-leeg",
    "collectant-leeg",
  ],
  ...["toestemming", "keuzes", "keuzes-titel", "ander-bedrag", "aanmelden", "email", "rust", "rust-hint"],
  ...["voorbeeld", "opbouw", "opbouw-titel", "item", "item-titel", "soort", "afdelingen", "afdelingen-titel"],
  ...["code", "code-hint", "code-error", "contact-met-de-afdeling", "groepen", "gesprekken", "blogs"],
  ...["op-deze-pagina", "message", "region", "memory", "afspraak", "mandate", "controle", "nu", "amount"],
  ...Object.values(regionAnchors),
];

export interface BlockAnchor {
  /** Its entry in the sub-menu; null without one. */
  title: string | null;
  anchor: string;
}

/**
 * Anchors of the news blocks, of blocks to which editors gave an id, and of each block that the sub-menu links to;
 * they are unique on the page. The ids of editors come before those of titles, since links from elsewhere lead there.
 */
export function blockAnchors(blocks: PageBlock[]): Map<PageBlock, BlockAnchor> {
  const anchors = new Map<PageBlock, BlockAnchor>();
  const lists = blocks.filter(({ type }) => type === "activity_block");
  // The lists of activities number their own anchors, from that of the page on.
  const taken = new Set<string>([
    ...reservedIds,
    ...blocks.flatMap((block) => plainAnchor(htmlIdOf(block) ?? "") || []),
    ...lists.map((_, index) => `${regionAnchors.activities}-${index + 2}`),
  ]);
  const unique = (base: string) => {
    let anchor = base;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
    taken.add(anchor);
    return anchor;
  };
  const firstNews = blocks.find(({ type }) => type === "news_block");
  for (const block of blocks) {
    if (block.type === "news_block") {
      const anchor = block === firstNews ? newsAnchor : unique(newsAnchor);
      anchors.set(block, { title: null, anchor });
      continue;
    }
    const htmlId = htmlIdOf(block);
    const title = blockTraits(block).inSubmenu && "title" in block ? block.title : null;
    const base = title && slug(title);
    if (htmlId) anchors.set(block, { title, anchor: htmlId });
    else if (title && base) anchors.set(block, { title, anchor: unique(base) });
  }
  return anchors;
}

function htmlIdOf(block: PageBlock): string | null {
  return "htmlId" in block ? block.htmlId : null;
}

/** The sub-menu entries for the blocks of a page. */
export function blockSubmenu(blocks: PageBlock[]): { title: string; url: string }[] {
  return [...blockAnchors(blocks).values()].flatMap(({ title, anchor }) =>
    title === null ? [] : [{ title, url: `#${anchor}` }],
  );
}
