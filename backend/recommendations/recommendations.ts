import { join } from "node:path";
import { z } from "zod";
import { fieldSchemas, textSchema } from "../content/field-schemas";
import type { CheckLink } from "../content/links";
import { htmlOf, linksIn } from "../content/rich-text";
import { decode, listYaml, type Report, readYaml } from "../content/yaml-files";
import { slugOf } from "../slug-of";

const itemSchema = z.strictObject({
  title: textSchema.min(1, "is missing"),
  label: textSchema.optional(),
  text: textSchema.transform(htmlOf),
  image: textSchema.optional(),
  video: textSchema.optional(),
  link: fieldSchemas.link.optional(),
  secondary_link: fieldSchemas.link.optional(),
});
const fileSchema = z.array(itemSchema, "has to be a list of recommendations");

export type Link = z.output<typeof fieldSchemas.link>;
export type Recommendation = Omit<z.output<typeof itemSchema>, "text"> & { slug: string; html: string };

interface ReferenceTargets {
  pictures: { has: (name: string) => boolean };
  videos: { has: (name: string) => boolean };
  checkLink: CheckLink;
  /** Whether a page of the type `recommendation_overview` has this address. */
  isOverview: (address: string) => boolean;
}

/**
 * Reads the recommendations by address of their overview, in file order: `recommendations/boeken.yaml` belongs to the
 * page `/boeken`.
 */
export function readRecommendations(
  contentDir: string,
  { pictures, videos, checkLink, isOverview }: ReferenceTargets,
  reportFor: (file: string) => Report,
): Map<string, Recommendation[]> {
  const all = new Map<string, Recommendation[]>();
  for (const file of listYaml(contentDir, "recommendations")) {
    const report = reportFor(file);
    const address = file.replace(/^recommendations|\.ya?ml$/g, "");
    if (!isOverview(address)) report(`there is no page of the type recommendation_overview at ${address}`);
    const items = decode(fileSchema, readYaml(join(contentDir, file), report), report) ?? [];
    const slugs = new Set<string>();
    const recommendations = items.map(({ text, ...item }): Recommendation => {
      const reportItem: Report = (reason) => report(`"${item.title}": ${reason}`);
      const slug = slugOf(item.title);
      if (slugs.has(slug)) reportItem("there is another one with this title");
      slugs.add(slug);
      if (item.image && !pictures.has(item.image)) reportItem(`there is no picture "${item.image}"`);
      if (item.video && !videos.has(item.video)) reportItem(`there is no video "${item.video}"`);
      const links = [
        ...linksIn(text),
        ...[item.link, item.secondary_link].flatMap((link) => link?.uri ?? []),
      ];
      for (const link of links) checkLink(link, reportItem);
      return { ...item, slug, html: text };
    });
    all.set(address, recommendations);
  }
  return all;
}
