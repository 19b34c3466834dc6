import { Hono } from "hono";
import type { Backend } from "../backend";
import { acceptForm, limitBody } from "./accept-form";
import { collectorSchema, regionNewsletterSchema, vacancyApplicationSchema } from "./form-schemas";

const multipart = { contentType: "multipart/form-data", honeypot: "HoneyPot" } as const;

/** The forms of the product API. */
export function formRoutes(backend: Backend): Hono {
  return new Hono()
    .post("/api/v1/forms/region/newsletter/send", limitBody, (c) =>
      acceptForm(c, backend, { ...multipart, kind: "region-newsletter", schema: regionNewsletterSchema }),
    )
    .post("/api/v1/forms/collector/send", limitBody, (c) =>
      acceptForm(c, backend, { ...multipart, kind: "collector", schema: collectorSchema }),
    )
    .post("/api/v1/forms/vacancy/apply/send", limitBody, (c) =>
      acceptForm(c, backend, { ...multipart, kind: "vacancy", schema: vacancyApplicationSchema }),
    );
}
