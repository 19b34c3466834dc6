import { Hono } from "hono";
import type { Backend } from "../backend";

/** Returns the address of a published node by id. */
export function nodePathRoutes({ content, now }: Backend): Hono {
  const pages = [...content.homes.values(), ...content.pages.values()];
  const published = pages.filter(({ status }) => status);
  const addresses = new Map(published.map(({ nid, address }) => [nid, address]));
  return new Hono().get("/api/drupal/api/node-path", (c) => {
    const nid = /^\/node\/(\d+)$/.exec(c.req.query("path") ?? "")?.[1];
    if (!nid) return c.json({ message: "path has to be like /node/12" }, 400);
    const path = addresses.get(Number(nid)) ?? content.regionPages.addressOf(Number(nid), now());
    return path ? c.json({ path }) : c.notFound();
  });
}
