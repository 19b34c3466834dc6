import { z } from "zod";

const link = z.object({ url: z.string().regex(/^(\/(?!\/)|https:\/\/)/), title: z.string().min(1) });

/** Extension of the contract: what shows on every page (docs/backend-contract.md, 'site-settings'). */
export const siteSettingsSchema = z.object({
  notice: z
    .object({ title: z.string(), text: z.string(), link: link.nullish().transform((value) => value ?? null) })
    .nullish()
    .transform((value) => value ?? null),
  socials: z
    .array(link)
    .nullish()
    .transform((list) => list ?? []),
});

export type SiteSettings = z.output<typeof siteSettingsSchema>;
