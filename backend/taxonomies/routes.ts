import { Hono } from "hono";
import type { Backend } from "../backend";
import { termEntity } from "./taxonomies";

/** Serves the terms of a vocabulary. */
export function taxonomyRoutes({ content }: Backend): Hono {
  return new Hono().get("/api/drupal/api/taxonomies/:vocabulary", (c) => {
    const vocabulary = c.req.param("vocabulary");
    const terms = content.taxonomies.get(vocabulary);
    return terms
      ? c.json(terms.map((term) => termEntity(term, vocabulary, content.termIcons.get(term.id))))
      : c.notFound();
  });
}
