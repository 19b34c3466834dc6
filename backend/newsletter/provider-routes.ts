import { Hono } from "hono";
import { brands } from "../../app/utils/brand";
import type { Backend } from "../backend";
import { acceptForm, limitBody } from "../forms/accept-form";
import { newsletterSchema } from "../forms/form-schemas";

/** Stand-in for the provider of the national newsletters. */
export function newsletterProviderRoutes(backend: Backend): Hono {
  return new Hono().post("/newsletter-provider/:brand", limitBody, async (c) => {
    if (!brands.some((brand) => brand === c.req.param("brand"))) return c.notFound();
    return acceptForm(c, backend, {
      kind: "newsletter",
      contentType: "application/x-www-form-urlencoded",
      schema: newsletterSchema,
      honeypot: "honeypot",
    });
  });
}
