import { z } from "zod";

/** Whether a page has the robots tag `noindex`. Invalid meta tags give false: they are reported elsewhere. */
export const noIndexSchema = z
  .object({ robots: z.array(z.string()).catch([]) })
  .catch({ robots: [] })
  .transform(({ robots }) => robots.includes("noindex"));
