import { Hono } from "hono";
import type { Backend } from "../backend";
import { isListed } from "../pages/listed";

/** All companies that help, as the pages they have, in the order of their names. */
export function partnerRoutes({ content, now }: Backend): Hono {
  const partners = [...content.pages.values()]
    .filter(({ type }) => type === "business_partner")
    .sort((one, other) => one.title.localeCompare(other.title, "nl"));
  return new Hono().get("/api/drupal/api/all-bedrijfsvriend", (c) =>
    c.json(partners.filter((partner) => isListed(partner, now())).map(({ wire }) => listEntry(wire))),
  );
}

/** What a list shows of a page: not its blocks. */
function listEntry(wire: Record<string, unknown>): unknown {
  const { field_page_content, field_sticky_cta, field_meta_tags, ...entry } = wire;
  return entry;
}
