import { Hono } from "hono";
import { addressOf, type Backend, isListed } from "../backend";
import type { Page } from "../content/expand-page";

/** The way from the home page to a page. */
export function breadcrumbRoutes({ content, now }: Backend): Hono {
  const home = { title: "Home", url: "/" };
  return new Hono().get("/api/drupal/api/breadcrumb", (c) => {
    const path = c.req.query("path") ?? "";
    if (path === "/") return c.json([home]);
    const page = content.pages.get(addressOf(path));
    if (!page) return c.notFound();
    const above = ancestorsOf(page, content.pages).filter((ancestor) => isListed(ancestor, now()));
    return c.json([home, ...[...above, page].map((each) => ({ title: each.title, url: each.address }))]);
  });
}

function ancestorsOf(page: Page, pages: Map<string, Page>): Page[] {
  const ancestors: Page[] = [];
  let parent = parentOf(page, pages);
  while (parent && parent !== page && !ancestors.includes(parent)) {
    ancestors.unshift(parent);
    parent = parentOf(parent, pages);
  }
  return ancestors;
}

/** The parent the editor chose, else the nearest page above it in its address. */
function parentOf({ address, parentAddress }: Page, pages: Map<string, Page>): Page | undefined {
  if (parentAddress) return pages.get(parentAddress);
  const names = address.split("/");
  while (names.length > 2) {
    names.pop();
    const parent = pages.get(names.join("/"));
    if (parent) return parent;
  }
  return undefined;
}
