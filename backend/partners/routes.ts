import { Hono } from "hono";
import type { Backend } from "../backend";
import { isListed } from "../pages/listed";

/** The pages of all business partners, sorted by name. */
export function partnerRoutes({ content, now }: Backend): Hono {
  const partners = [...content.pages.values()]
    .filter(({ type }) => type === "business_partner")
    .sort((one, other) => one.title.localeCompare(other.title, "nl"));
  return new Hono().get("/api/drupal/api/all-bedrijfsvriend", (c) =>
    c.json(partners.filter((partner) => isListed(partner, now())).map(({ wire }) => listEntry(wire))),
  );
}

/** The page without the fields that lists do not use, such as its blocks. */
function listEntry(wire: Record<string, unknown>): unknown {
  const { field_page_content, field_sticky_cta, field_meta_tags, ...entry } = wire;
  return entry;
}
