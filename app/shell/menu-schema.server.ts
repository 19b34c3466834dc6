import { z } from "zod";
import { linkFromDrupal } from "~/fields/links";
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

/** A menu tree in the shape of Drupal's rest_menu_items module, by weight, at most three levels deep. */
export const menuSchema = z.array(z.unknown()).transform((items) => toMenu(items, 3));

function toMenu(items: unknown[], levels: number): MenuItem[] {
  return items
    .flatMap((item) => itemSchema.safeParse(item).data ?? [])
    .filter((item) => item.enabled !== false)
    .sort((one, other) => one.weight - other.weight)
    .map((item) => toItem(item, levels));
}

function toItem(item: Item, levels: number): MenuItem {
  const address = (item.external ? item.absolute : item.relative) || "/";
  const { url, external } = linkFromDrupal(address, item.title) ?? { url: "/", external: false };
  const below = Array.isArray(item.below) && levels > 1 ? item.below : [];
  const description = item.description || null;
  return { title: item.title, description, url, external, items: toMenu(below, levels - 1) };
}
