import { z } from "zod";
import { definePage } from "~/fields/definitions";

export const homepage = definePage("homepage", {
  kind: "home",
  hasNationalNewsFeed: true,
  fields: z.object({}),
  read: () => ({}),
});
