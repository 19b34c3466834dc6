import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
/** A day, or a moment with its offset from UTC. */
const dayOrMoment = z.iso.date().or(z.iso.datetime({ offset: true }));
const moment = z.iso.datetime({ offset: true });
const words = z.string().trim().min(1);
const organisation = z.object({
  "@type": z.enum(["Organization", "NGO"]),
  name: words,
  url: address,
  logo: address.optional(),
});

const posted = {
  url: address,
  author: z.object({ "@type": z.literal("Person"), name: words }),
  datePublished: moment,
  dateModified: moment.optional(),
};
/** What members wrote, with the reactions below it. */
const post = z.object({
  ...posted,
  headline: words.max(110),
  mainEntityOfPage: address,
  inLanguage: z.literal("nl"),
  interactionStatistic: z.object({
    "@type": z.literal("InteractionCounter"),
    interactionType: z.literal("https://schema.org/CommentAction"),
    userInteractionCount: z.int().min(0),
  }),
  comment: z.array(z.object({ ...posted, "@type": z.literal("Comment"), text: words })),
});

/** Properties that search engines require per type, and the recommended ones that this site has. */
const rules: Record<string, z.ZodType> = {
  NewsArticle: z
    .object({
      headline: words.max(110),
      datePublished: moment,
      dateModified: moment,
      image: z.array(address).min(1).optional(),
      author: organisation,
      publisher: organisation.required({ logo: true }),
      url: address,
      mainEntityOfPage: address,
    })
    .refine(({ datePublished, dateModified }) => datePublished <= dateModified, "changed before it came out"),
  Event: z.object({
    name: words,
    startDate: dayOrMoment,
    endDate: dayOrMoment.optional(),
    eventStatus: address,
    eventAttendanceMode: address,
    url: address,
    image: address.optional(),
    location: z.object({
      "@type": z.literal("Place"),
      name: words,
      address: z.object({
        "@type": z.literal("PostalAddress"),
        addressLocality: words,
        addressCountry: words,
      }),
    }),
  }),
  JobPosting: z.object({
    title: words,
    description: words,
    datePosted: dayOrMoment.optional(),
    validThrough: moment.optional(),
    url: address,
    hiringOrganization: organisation,
  }),
  DiscussionForumPosting: post.extend({ text: words, articleSection: words }),
  BlogPosting: post.extend({
    articleBody: words,
    isPartOf: z.object({ "@type": z.literal("Blog"), name: words }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: words, item: address }))
      .min(2)
      .refine((crumbs) => crumbs.every(({ position }, index) => position === index + 1), "counts wrong"),
  }),
  NGO: organisation.required({ logo: true }).extend({
    sameAs: z.array(address),
    contactPoint: z.object({ telephone: words, contactType: words }),
  }),
  WebSite: z.object({
    name: words,
    url: address,
    potentialAction: z.object({
      "@type": z.literal("SearchAction"),
      target: z.object({
        "@type": z.literal("EntryPoint"),
        urlTemplate: words.includes("{search_term_string}"),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
};

/** Invalid and missing properties in JSON-LD, by type; a type without rules is a problem too. */
export function markupProblems(markup: object): string[] {
  const head = z
    .object({ "@context": z.literal("https://schema.org"), "@type": z.string() })
    .safeParse(markup).data;
  const rule = head && rules[head["@type"]];
  if (!rule) return ["no type of schema.org that there are rules for"];
  const { error } = rule.safeParse(markup);
  return error ? error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) : [];
}
