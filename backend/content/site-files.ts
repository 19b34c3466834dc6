import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Brand, brands } from "../../app/utils/brand";
import { dateSchema } from "./field-schemas";
import type { CheckLink } from "./links";
import { decode, type Report, readYaml } from "./yaml-files";

const linkSchema = z.strictObject({ url: z.string(), title: z.string() });
const noticeSchema = z
  .strictObject({
    title: z.string(),
    text: z.string(),
    link: linkSchema.optional(),
    from: dateSchema.optional(),
    until: dateSchema.optional(),
  })
  .nullable();
const socialsSchema = z.array(linkSchema);
const id = z.string().regex(/^[\w-]{1,64}$/, "has to be letters, digits, - and _ only");
const brandSchema = z.strictObject({
  notice: noticeSchema.optional(),
  socials: socialsSchema.optional(),
  about: z.string().optional(),
  newsletter: z
    .strictObject({ form_id: id, script_id: id.optional() })
    .transform(({ form_id, script_id = "" }) => ({ formId: form_id, scriptId: script_id }))
    .optional(),
});
const siteSchema = z.strictObject({
  notice: noticeSchema.default(null),
  socials: socialsSchema.default([]),
  brands: z.partialRecord(z.enum(brands), brandSchema).default({}),
});
const redirectsSchema = z.array(
  z.strictObject({
    from: z.string().startsWith("/", "has to be a path like /oud"),
    to: z.string(),
  }),
  "has to be a list of redirects: { from: /oud, to: /nieuw }",
);

const phrasesSchema = z.record(
  z.string().startsWith("/", "has to be the address of a page"),
  z.array(z.string().min(2)).min(1),
);

/** The site settings of one brand. */
export interface SiteSettings {
  notice: z.output<typeof noticeSchema>;
  socials: z.output<typeof socialsSchema>;
  newsletter: { formId: string; scriptId: string } | null;
  about?: string | undefined;
}
export type Redirect = z.output<typeof redirectsSchema>[number];

/** Reads the notice, social links and newsletter form of each brand from `site.yaml`. */
export function readSiteSettings(
  contentDir: string,
  reportFor: (file: string) => Report,
  checkLink: CheckLink,
): Record<Brand, SiteSettings> {
  const site = readFile(contentDir, "site.yaml", siteSchema, reportFor) ?? siteSchema.parse({});
  const report = reportFor("site.yaml");
  const settingsOf = (brand: Brand): SiteSettings => {
    const { notice, socials } = site;
    const settings = { notice, socials, newsletter: null, ...site.brands[brand] };
    if (settings.notice?.link) checkLink(settings.notice.link.url, report);
    for (const { url } of settings.socials) checkLink(url, report);
    return settings;
  };
  return { alzheimer: settingsOf("alzheimer"), samen: settingsOf("samen"), dementie: settingsOf("dementie") };
}

/** Reads the redirects from `redirects.yaml`. */
export function readRedirects(
  contentDir: string,
  reportFor: (file: string) => Report,
  checkLink: CheckLink,
): Redirect[] {
  const redirects = readFile(contentDir, "redirects.yaml", redirectsSchema, reportFor) ?? [];
  for (const { to } of redirects) checkLink(to, reportFor("redirects.yaml"));
  return redirects;
}

/** Reads what visitors type in the search box, by the address of the page that answers it, from `search-phrases.yaml`. */
export function readSearchPhrases(
  contentDir: string,
  reportFor: (file: string) => Report,
  checkLink: CheckLink,
): Map<string, string[]> {
  const phrases = readFile(contentDir, "search-phrases.yaml", phrasesSchema, reportFor) ?? {};
  for (const address of Object.keys(phrases)) checkLink(address, reportFor("search-phrases.yaml"));
  return new Map(Object.entries(phrases));
}

function readFile<Schema extends z.ZodType>(
  contentDir: string,
  file: string,
  schema: Schema,
  reportFor: (file: string) => Report,
): z.output<Schema> | undefined {
  const path = join(contentDir, file);
  const report = reportFor(file);
  return existsSync(path) ? decode(schema, readYaml(path, report), report) : undefined;
}
