import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Brand, brands } from "../../app/utils/brand";
import { uuidOf } from "../content/identifiers";
import type { CheckLink } from "../content/links";
import { decode, type Report, readYaml } from "../content/yaml-files";

export interface MenuItem {
  title: string;
  /** Absent for a heading, such as a column of the footer. */
  url?: string;
  description?: string;
  /** Its place among its neighbours, by brand; elsewhere they are in file order. */
  order?: Partial<Record<Brand, number>>;
  items: MenuItem[];
}

export const menuNames = ["main", "footer"] as const;
export type MenuName = (typeof menuNames)[number];

/** The levels that the site shows. */
const maxDepth: Record<MenuName, number> = { main: 3, footer: 2 };
const menuSchema: z.ZodType<MenuItem[]> = z.array(
  z.strictObject({
    title: z.string().min(1),
    url: z.string().optional(),
    description: z.string().optional(),
    order: z.partialRecord(z.enum(brands), z.int().positive()).optional(),
    get items() {
      return menuSchema.default([]);
    },
  }),
  "has to be a list of items: { title: Contact, url: /contact }",
);

/** Reads the menus; a menu without a file is empty. */
export function readMenus(
  contentDir: string,
  reportFor: (file: string) => Report,
  checkLink: CheckLink,
): Record<MenuName, MenuItem[]> {
  const read = (name: MenuName): MenuItem[] => {
    const file = `menus/${name}.yaml`;
    const path = join(contentDir, file);
    if (!existsSync(path)) return [];
    const report = reportFor(file);
    const items = decode(menuSchema, readYaml(path, report), report) ?? [];
    checkItems(items, 1, maxDepth[name], report, checkLink);
    return items;
  };
  return { main: read("main"), footer: read("footer") };
}

function checkItems(
  items: MenuItem[],
  depth: number,
  max: number,
  report: Report,
  checkLink: CheckLink,
): void {
  for (const item of items) {
    const at: Report = (reason) => report(`${item.title}: ${reason}`);
    if (depth > max) at(`is on level ${depth}, this menu has at most ${max}`);
    if (item.url) checkLink(item.url, at);
    checkItems(item.items, depth + 1, max, at, checkLink);
  }
}

/** The items in the order of a brand: those with a place of their own there, and the others around them. */
export function inOrderOf(brand: Brand | undefined, items: MenuItem[]): MenuItem[] {
  const placeOf = (item: MenuItem) => (brand && item.order?.[brand]) ?? null;
  const ordered = items.filter((item) => placeOf(item) === null);
  const placed = items.filter((item) => placeOf(item) !== null);
  for (const item of placed.sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0)))
    ordered.splice((placeOf(item) ?? 1) - 1, 0, item);
  return ordered;
}

/** Menu items in the format of the CMS. `origin` is the origin of the CMS itself. */
export function menuTree(items: MenuItem[], origin: string, parent = ""): unknown[] {
  return items.map(({ title, url, description, items: below }, index) => {
    const key = `${parent}/${title}`;
    const isInternal = url?.startsWith("/") ?? false;
    const alias = isInternal ? (url?.slice(1) ?? null) : null;
    return {
      key: uuidOf(key),
      title,
      description: description ?? null,
      uri: alias ?? url ?? null,
      alias,
      external: url !== undefined && !isInternal,
      absolute: isInternal ? origin + url : (url ?? null),
      relative: url ?? null,
      weight: String(index),
      expanded: below.length > 0,
      enabled: true,
      below: menuTree(below, origin, key),
    };
  });
}
