import { z } from "zod";
import { isoDate, isoDay } from "./days";
import { withKind } from "./field-kinds";
import { emptyMap, imageSchema } from "./images";
import { linkFromDrupal } from "./links";
import { sanitiseHtml } from "./rich-text";
import { type Media, videoFrom, videoItemSchema } from "./videos";

/**
 * Decoders of Drupal's field lists (docs/backend-contract.md, 'Field shapes'). An empty field is `[]`, `null` or
 * absent; each decoder maps all three to one value: null, false or an empty list.
 */
export function items<S extends z.ZodType>(item: S) {
  return z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);
}

const scalar = z.object({ value: z.union([z.string(), z.number(), z.boolean()]).nullish() });

/** The text of the first item, trimmed, or null. */
export const textField = withKind(
  "string",
  items(scalar).transform(([first]) => {
    const text = first?.value?.toString().trim();
    return text ? text : null;
  }),
);

/** Like `textField`; an empty field is an error. */
export const requiredTextField = textField.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: "custom", message: "is empty" });
  return z.NEVER;
});

export const booleanField = withKind(
  "boolean",
  items(scalar).transform(([first]) => ["true", "1"].includes(String(first?.value))),
);

/** The published status of a node or paragraph. Default: true. */
export const statusField = withKind(
  "boolean",
  items(scalar).transform(([first]) =>
    first?.value == null ? true : ["true", "1"].includes(String(first.value)),
  ),
);

export const numberField = withKind(
  "integer",
  items(scalar).transform(([first]) => {
    // `Number("")` is 0, but an empty text is no number.
    const value = first?.value == null || first.value === "" ? Number.NaN : Number(first.value);
    return Number.isFinite(value) ? value : null;
  }),
);

/** All texts of a multi-value field, trimmed; empty texts are skipped. */
export const textsField = withKind(
  "strings",
  items(scalar).transform((list) => list.flatMap((item) => textField.parse([item]) ?? [])),
);

/** All numbers of a multi-value field; invalid numbers are skipped. */
export const numbersField = withKind(
  "integers",
  items(scalar).transform((list) => list.flatMap((item) => numberField.parse([item]) ?? [])),
);

/** Sanitised HTML, or null without content. */
export const htmlField = withKind(
  "html",
  items(z.object({ value: z.string().nullish(), processed: z.string().nullish() })).transform(
    ([first]) => sanitiseHtml(first?.processed ?? first?.value ?? "") || null,
  ),
);

export const requiredHtmlField = htmlField.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: "custom", message: "has no text" });
  return z.NEVER;
});

export const linkField = withKind(
  "link",
  items(z.object({ uri: z.string(), title: z.string().nullish() })).transform(([first]) =>
    first ? linkFromDrupal(first.uri, first.title ?? "") : null,
  ),
);

export const requiredLinkField = linkField.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: "custom", message: "has no link" });
  return z.NEVER;
});

/** A day (`YYYY-MM-DD`) or moment (ISO 8601), or null for anything else. */
export const dateField = withKind(
  "date",
  textField.transform((value) => isoDate.safeParse(value).data ?? null),
);

/** A day (`YYYY-MM-DD`) in Amsterdam, or null for anything else. */
export const dayField = withKind(
  "date",
  textField.transform((value) => isoDay.safeParse(value).data ?? null),
);

/** The bundle of a node or paragraph. */
export const bundleField = z
  .array(z.object({ target_id: z.string() }))
  .min(1)
  .transform(([first]) => first?.target_id ?? "");

const pictureMedia = z.looseObject({
  field_media_image: items(imageSchema),
  field_media_svg: items(imageSchema),
});

const media = pictureMedia.extend({
  name: items(scalar).catch([]),
  field_media_video: items(videoItemSchema).catch([]),
  field_fallback_image: items(pictureMedia),
});

function readPicture(entity: z.output<typeof media> | undefined) {
  return (
    [entity, entity?.field_fallback_image[0]].flatMap(
      (candidate) => candidate?.field_media_image[0] ?? candidate?.field_media_svg[0] ?? [],
    )[0] ?? null
  );
}

function readVideo(entity: z.output<typeof media> | undefined) {
  const item = entity?.field_media_video[0];
  const still = readPicture(entity);
  const title = entity?.name[0]?.value?.toString().trim() || still?.alt || "";
  return item ? videoFrom(item, title, still) : null;
}

/** The picture of a media reference, or the still of a video; null for other media. */
export const pictureField = withKind(
  "media",
  items(media).transform(([first]) => readPicture(first)),
);

/** The video of a media reference; null for other media and unsupported services. */
export const videoField = withKind(
  "media",
  items(media).transform(([first]) => readVideo(first)),
);

/** The video of a media reference, else its picture; null without either. */
export const mediaField = withKind(
  "media",
  items(media).transform(([first]): Media | null => {
    const video = readVideo(first);
    if (video) return { kind: "video", video };
    const image = readPicture(first);
    return image && { kind: "picture", image };
  }),
);

export const requiredMediaField = mediaField.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: "custom", message: "has no picture or video" });
  return z.NEVER;
});

export const termField = withKind(
  "term",
  items(
    z.object({
      tid: items(z.object({ value: z.coerce.number() })),
      name: items(z.object({ value: z.string() })),
      weight: items(z.object({ value: z.coerce.number() })),
    }),
  ).transform(([term]) => {
    const id = term?.tid[0]?.value;
    const label = term?.name[0]?.value;
    return id === undefined || label === undefined
      ? null
      : { id, label, weight: term?.weight[0]?.value ?? 0 };
  }),
);

export const mapField = withKind(
  "map",
  items(z.object({ value: z.record(z.string(), z.unknown()).or(emptyMap).nullish() })).transform(
    ([first]) => first?.value ?? {},
  ),
);

/** Decodes references; unpublished and invalid ones are skipped. */
function references<S extends z.ZodType>(findDecoder: (reference: unknown) => S | undefined) {
  return items(z.unknown()).transform((list) =>
    list.flatMap((value): z.output<S>[] => {
      const published = z.object({ status: statusField }).safeParse(value);
      if (published.success && !published.data.status) return [];
      const decoded = findDecoder(value)?.safeParse(value);
      return decoded?.success ? [decoded.data] : [];
    }),
  );
}

const withBundle = z.object({ type: bundleField });

/** Paragraphs, each with the decoder of its bundle. A single decoder is used for every bundle. */
export function referencesField<S extends z.ZodType>(decoders: Record<string, S>) {
  const [only, ...others] = Object.values(decoders);
  const findDecoder = (reference: unknown): S | undefined =>
    others.length === 0 ? only : decoders[withBundle.safeParse(reference).data?.type ?? ""];
  return withKind("paragraphs", references(findDecoder), decoders);
}

/** Like `referencesField`; no items is an error. */
export function itemsField<S extends z.ZodType>(decoders: Record<string, S>) {
  return referencesField(decoders).refine(({ length }) => length > 0, "has nothing to show");
}

/** Referenced nodes; none is an error. */
export function nodesField<S extends z.ZodType>(node: S) {
  return withKind(
    "nodes",
    references(() => node),
  ).refine(({ length }) => length > 0, "has nothing to show");
}

/** A list whose items are decoded separately. */
export const unknownListField = items(z.unknown());

/** The blocks of a page, each decoded separately (app/blocks). */
export const blocksField = withKind("paragraphs", items(z.unknown()), "blocks");
