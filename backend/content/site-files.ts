import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CheckLink } from "./links";
import { decode, type Report, readYaml } from "./yaml-files";

const linkSchema = z.strictObject({ url: z.string(), title: z.string() });
const siteSchema = z.strictObject({
  notice: z
    .strictObject({ title: z.string(), text: z.string(), link: linkSchema.optional() })
    .nullable()
    .default(null),
  socials: z.array(z.strictObject({ title: z.string(), url: z.string() })).default([]),
});
const redirectsSchema = z.array(
  z.strictObject({
    from: z.string().startsWith("/", "has to be a path like /oud"),
    to: z.string(),
  }),
  "has to be a list of redirects: { from: /oud, to: /nieuw }",
);

export type SiteSettings = z.output<typeof siteSchema>;
export type Redirect = z.output<typeof redirectsSchema>[number];

/** The notice and the social links of `site.yaml`. */
export function readSiteSettings(
  contentDir: string,
  reportFor: (file: string) => Report,
  checkLink: CheckLink,
): SiteSettings {
  const site = readFile(contentDir, "site.yaml", siteSchema, reportFor) ?? { notice: null, socials: [] };
  const report = reportFor("site.yaml");
  if (site.notice?.link) checkLink(site.notice.link.url, report);
  for (const { url } of site.socials) checkLink(url, report);
  return site;
}

/** The redirects of `redirects.yaml`. */
export function readRedirects(
  contentDir: string,
  reportFor: (file: string) => Report,
  checkLink: CheckLink,
): Redirect[] {
  const redirects = readFile(contentDir, "redirects.yaml", redirectsSchema, reportFor) ?? [];
  for (const { to } of redirects) checkLink(to, reportFor("redirects.yaml"));
  return redirects;
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
