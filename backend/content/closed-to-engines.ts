import { z } from "zod";

/** Whether the meta tags of a page keep search engines out. What is wrong with them is reported elsewhere. */
export const closedToEnginesSchema = z
  .object({ robots: z.array(z.string()).catch([]) })
  .catch({ robots: [] })
  .transform(({ robots }) => robots.includes("noindex"));
