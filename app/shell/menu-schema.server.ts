import { z } from "zod";
import { reportProblem } from "~/fields/decode-problems";
import { linkFromDrupal } from "~/fields/links";
import { readableItems } from "~/fields/readable-items";
import type { MenuItem } from "~/utils/menu";

const itemFields = {
  title: z.string().min(1),
  description: z.string().nullish(),
  relative: z.string().nullish(),
  absolute: z.string().nullish(),
  external: z.boolean().nullish(),
  enabled: z.boolean().nullish(),
  weight: z.coerce.number().catch(0),
};
type Item = z.output<z.ZodObject<typeof itemFields>> & { below?: unknown };

const itemSchema = z.object({ ...itemFields, below: z.unknown().optional() });

/**
 * The menus, trees in the shape of Drupal's rest_menu_items module, by weight and as deep as they are shown: the
 * footer has columns of links. Items that fail to decode and deeper levels are logged and left out. An item without an
 * address is a heading; one whose address leads to no page is too, and logged.
 */
export const menuSchemas = {
  main: readableItems(itemSchema).transform((items) => toMenu(items, 3)),
  footer: readableItems(itemSchema).transform((items) => toMenu(items, 2)),
};

const belowSchema = readableItems(itemSchema);

function toMenu(items: Item[], levels: number): MenuItem[] {
  return items
    .filter((item) => item.enabled !== false)
    .sort((one, other) => one.weight - other.weight)
    .map((item) => toItem(item, levels));
}

function toItem(item: Item, levels: number): MenuItem {
  const address = (item.external ? item.absolute : item.relative) || null;
  const link = address === null ? null : linkFromDrupal(address, item.title);
  const below = Array.isArray(item.below) ? item.below : [];
  if (address !== null && !link)
    reportProblem({
      level: "warn",
      message: "a menu item leads to no page and is shown as a heading",
      facts: { title: item.title },
    });
  if (below.length > 0 && levels === 1)
    reportProblem({
      level: "warn",
      message: "a menu item is on a level that is not shown",
      facts: { below: item.title, items: below.length },
    });
  return {
    title: item.title,
    description: item.description || null,
    url: link?.url ?? null,
    external: link?.external ?? false,
    items: levels > 1 ? toMenu(belowSchema.safeParse(below).data ?? [], levels - 1) : [],
  };
}
