import { Hono } from "hono";
import { addressOf, type Backend } from "../backend";
import { pathOf } from "../content/links";

/** Finds the redirect of an address, without regard to the case of its path. An entry with a query takes precedence over one without. */
export function redirectRoutes({ content }: Backend): Hono {
  const redirects = new Map(content.redirects.map((redirect) => [keyOf(redirect.from), redirect]));
  return new Hono().get("/api/v1/redirect/from", (c) => {
    const path = c.req.query("path") ?? "";
    const redirect = redirects.get(keyOf(path)) ?? redirects.get(keyOf(pathOf(path)));
    return redirect ? c.json({ From: redirect.from, To: redirect.to }) : c.notFound();
  });
}

function keyOf(link: string): string {
  const path = pathOf(link);
  return addressOf(path).toLowerCase() + link.slice(path.length);
}
