import { z } from "zod";
import { withKind } from "./field-kinds";
import { emptyMap, imageSchema } from "./images";
import { linkFromDrupal } from "./links";
import { sanitiseHtml } from "./rich-text";
import { type Media, videoFrom, videoItemSchema } from "./videos";

/**
 * Decoders of Drupal's field lists (docs/backend-contract.md, 'Field shapes'). Drupal sends `[]`, `null` or
 * nothing for an empty field; each decoder turns all three into one value: null, false, 0 or an empty list.
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

/** Decodes like `textField` and refuses an empty field. */
export const requiredTextField = textField.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: "custom", message: "is empty" });
  return z.NEVER;
});

export const booleanField = withKind(
  "boolean",
  items(scalar).transform(([first]) => ["true", "1"].includes(String(first?.value))),
);

/** Status of nodes and paragraphs: shown unless the CMS says otherwise. */
export const statusField = withKind(
  "boolean",
  items(scalar).transform(([first]) =>
    first?.value == null ? true : ["true", "1"].includes(String(first.value)),
  ),
);

export const numberField = withKind(
  "integer",
  items(scalar).transform(([first]) => {
    // Of an empty text `Number` would make 0.
    const value = first?.value == null || first.value === "" ? Number.NaN : Number(first.value);
    return Number.isFinite(value) ? value : null;
  }),
);

/** Every text of a field that holds several, trimmed; empty ones are left out. */
export const textsField = withKind(
  "strings",
  items(scalar).transform((list) => list.flatMap((item) => textField.parse([item]) ?? [])),
);

/** Every number of a field that holds several; what is none is left out. */
export const numbersField = withKind(
  "integers",
  items(scalar).transform((list) => list.flatMap((item) => numberField.parse([item]) ?? [])),
);

/** Sanitised HTML, or null where there is no text. */
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

/** A day (`YYYY-MM-DD`) or moment (ISO 8601), or null for what is neither. */
export const dateField = withKind(
  "date",
  textField.transform((value) => (value && isDate(value) ? value : null)),
);

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

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

function pictureOf(first: z.output<typeof media> | undefined) {
  return (
    [first, first?.field_fallback_image[0]].flatMap(
      (entity) => entity?.field_media_image[0] ?? entity?.field_media_svg[0] ?? [],
    )[0] ?? null
  );
}

function videoOf(first: z.output<typeof media> | undefined) {
  const item = first?.field_media_video[0];
  const still = pictureOf(first);
  const title = first?.name[0]?.value?.toString().trim() || still?.alt || "";
  return item ? videoFrom(item, title, still) : null;
}

/** The picture of a media reference: of a video its still; null of what is no picture. */
export const pictureField = withKind(
  "media",
  items(media).transform(([first]) => pictureOf(first)),
);

/** The video of a media reference; null of what is none, or one that we cannot play. */
export const videoField = withKind(
  "media",
  items(media).transform(([first]) => videoOf(first)),
);

/** The video of a media reference, else its picture; null of what is neither. */
export const mediaField = withKind(
  "media",
  items(media).transform(([first]): Media | null => {
    const video = videoOf(first);
    if (video) return { kind: "video", video };
    const image = pictureOf(first);
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

/** References of which the switched-off and the unreadable ones are left out. */
function referencesTo<S extends z.ZodType>(decoderOf: (reference: unknown) => S | undefined) {
  return items(z.unknown()).transform((list) =>
    list.flatMap((value): z.output<S>[] => {
      const visible = z.object({ status: statusField }).safeParse(value);
      if (visible.success && !visible.data.status) return [];
      const decoded = decoderOf(value)?.safeParse(value);
      return decoded?.success ? [decoded.data] : [];
    }),
  );
}

const bundleOf = z.object({ type: bundleField });

/** Paragraphs in a field, by their bundle; where there is one kind of them, whatever its bundle is called. */
export function referencesField<S extends z.ZodType>(kinds: Record<string, S>) {
  const [only, ...others] = Object.values(kinds);
  const decoderOf = (reference: unknown): S | undefined =>
    others.length === 0 ? only : kinds[bundleOf.safeParse(reference).data?.type ?? ""];
  return withKind("paragraphs", referencesTo(decoderOf), kinds);
}

/** Like `referencesField`, for a block that is nothing without them. */
export function itemsField<S extends z.ZodType>(kinds: Record<string, S>) {
  return referencesField(kinds).refine(({ length }) => length > 0, "has nothing to show");
}

/** Nodes that a field refers to, at least one. */
export function nodesField<S extends z.ZodType>(node: S) {
  return withKind(
    "nodes",
    referencesTo(() => node),
  ).refine(({ length }) => length > 0, "has nothing to show");
}

/** Width of a picture in per cent of its column: 50, 33, otherwise 100. */
export const mediaWidthField = textField.transform((value) =>
  value === "50" ? (50 as const) : value === "33" ? (33 as const) : (100 as const),
);

/** A list of anything, decoded one by one elsewhere. */
export const unknownListField = items(z.unknown());

/** Blocks of a page, decoded one by one elsewhere. */
export const blocksField = withKind("paragraphs", items(z.unknown()), "blocks");
