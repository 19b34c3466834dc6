import { z } from "zod";
import { isoDate, isoDay } from "./days";
import { withKind } from "./field-kinds";
import { fileFrom, fileItemSchema } from "./files";
import { emptyMap, imageSchema } from "./images";
import { chosen, lenient, skipping } from "./lenient";
import { linkFromDrupal } from "./links";
import { sanitiseHtml, textAnchor } from "./rich-text";
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

/** The value of the first item, or null. */
export const firstValue = items(scalar).transform(([first]) => first?.value ?? null);

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

/** A flag; false for a value that is neither true nor false, which is reported. */
function flag(empty: boolean) {
  const read = (value: z.output<typeof firstValue>, context: z.RefinementCtx) => {
    const text = String(value ?? "").trim();
    if (text === "") return empty;
    if (!["true", "1", "false", "0"].includes(text))
      context.addIssue({ code: "custom", message: "is not true or false" });
    return text === "true" || text === "1";
  };
  return withKind(
    "boolean",
    firstValue.pipe(z.custom<z.output<typeof firstValue>>().transform(read).catch(false)),
  );
}

export const booleanField = flag(false);

/** The published status of a node or paragraph. Default: true. */
export const statusField = flag(true);

export const numberField = withKind("integer", lenient(firstValue, readNumber));

function readNumber(value: string | number | boolean | null, context: z.RefinementCtx): number | null {
  // `Number("")` is 0, but an empty text is no number.
  if (value === null || value === "") return null;
  if (Number.isFinite(Number(value))) return Number(value);
  context.addIssue({ code: "custom", message: "is not a number" });
  return z.NEVER;
}

/** All texts of a multi-value field, trimmed; empty texts are skipped. */
export const textsField = withKind(
  "strings",
  items(scalar).transform((list) => list.flatMap((item) => textField.parse([item]) ?? [])),
);

const numberItem = scalar.transform(({ value }, context) => readNumber(value ?? null, context));

/** All numbers of a multi-value field; invalid numbers are skipped. */
export const numbersField = withKind(
  "integers",
  items(scalar)
    .transform((list): (z.output<typeof scalar> | undefined)[] => list)
    .pipe(skipping(numberItem))
    .transform((list) => list.filter((number) => number !== null)),
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

const linkItem = z.object({ uri: z.string(), title: z.string().nullish() });

/** A link, or null for an address that leads nowhere. */
export const linkField = withKind(
  "link",
  lenient(items(linkItem), ([first], context) => {
    if (!first) return null;
    const link = linkFromDrupal(first.uri, first.title ?? "");
    if (!link && first.uri) context.addIssue({ code: "custom", message: "leads to no page" });
    return link;
  }),
);

export const requiredLinkField = linkField.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: "custom", message: "has no link" });
  return z.NEVER;
});

const dateText = textField.transform((text): string | number | null => text);

/** A day (`YYYY-MM-DD`) or moment (ISO 8601), also from epoch seconds; null for anything else. */
export const dateField = withKind("date", dateText.pipe(isoDate.nullable().catch(null)));

/** A day (`YYYY-MM-DD`), or the day in Amsterdam of a moment; null for anything else. */
export const dayField = withKind("date", dateText.pipe(isoDay.nullable().catch(null)));

/** The bundle of a node or paragraph. */
export const bundleField = z
  .array(z.object({ target_id: z.string() }))
  .min(1)
  .transform(([first]) => first?.target_id ?? "");

const pictureMedia = z.looseObject({
  field_media_image: withKind("media", items(imageSchema)),
  field_media_svg: withKind("media", items(imageSchema)),
});

const media = pictureMedia.extend({
  name: items(scalar).catch([]),
  field_media_video: withKind("media", items(videoItemSchema)).catch([]),
  field_media_file: withKind("media", items(fileItemSchema)).catch([]),
  field_fallback_image: withKind("media", items(pictureMedia)),
});

function readPicture(entity: z.output<typeof media> | undefined) {
  return (
    [entity, entity?.field_fallback_image[0]].flatMap(
      (candidate) => candidate?.field_media_image[0] ?? candidate?.field_media_svg[0] ?? [],
    )[0] ?? null
  );
}

function nameOf(entity: z.output<typeof media> | undefined): string {
  return entity?.name[0]?.value?.toString().trim() ?? "";
}

function readVideo(entity: z.output<typeof media> | undefined) {
  const item = entity?.field_media_video[0];
  const still = readPicture(entity);
  return item ? videoFrom(item, nameOf(entity) || still?.alt || "", still) : null;
}

function readFile(entity: z.output<typeof media> | undefined) {
  const item = entity?.field_media_file[0];
  return item ? fileFrom(item, nameOf(entity)) : null;
}

/** The picture of a media reference, or the still of a video; null for other and unreadable media, which are reported. */
export const pictureField = withKind(
  "media",
  lenient(items(media), ([first], context) => {
    const picture = readPicture(first);
    if (first && !picture) context.addIssue({ code: "custom", message: "has no picture" });
    return picture;
  }).catch(null),
);

/** The video of a media reference; null for other media and unsupported services. */
export const videoField = withKind(
  "media",
  items(media).transform(([first]) => readVideo(first)),
);

/** The video of a media reference, else its picture, else its file; null without any. */
export const mediaField = withKind(
  "media",
  lenient(items(media), ([first], context): Media | null => {
    const video = readVideo(first);
    if (video) return { kind: "video", video };
    const image = readPicture(first);
    if (image) return { kind: "picture", image };
    const file = readFile(first);
    if (first && !file) addMediaIssue(context);
    return file && { kind: "file", file };
  }).catch(null),
);

const noMedia = "has no picture, video or file";

function addMediaIssue(context: z.RefinementCtx): void {
  context.addIssue({ code: "custom", message: noMedia });
}

export const requiredMediaField = mediaField.transform((value, context) => {
  if (value !== null) return value;
  addMediaIssue(context);
  return z.NEVER;
});

export const termItem = z.object({
  tid: items(z.object({ value: z.coerce.number() })),
  name: items(z.object({ value: z.string() })),
  weight: items(z.object({ value: z.coerce.number() })),
});

/** The term of an item; one without id or name is an issue. */
export function readTerm({ tid, name, weight }: z.output<typeof termItem>, context: z.RefinementCtx) {
  const [id, label] = [tid[0]?.value, name[0]?.value];
  if (id !== undefined && label !== undefined) return { id, label, weight: weight[0]?.value ?? 0 };
  context.addIssue({ code: "custom", message: "is not a term" });
  return null;
}

export const termField = withKind(
  "term",
  lenient(items(termItem), ([first], context) => (first ? readTerm(first, context) : null)),
);

export const mapField = withKind(
  "map",
  items(z.object({ value: z.record(z.string(), z.unknown()).or(emptyMap).nullish() })).transform(
    ([first]) => first?.value ?? {},
  ),
);

/** Decodes references; unpublished and invalid ones are skipped. */
function references<S extends z.ZodType>(findDecoder: (reference: unknown) => S | undefined) {
  return items(z.unknown())
    .transform((list) => list.map((reference) => (isPublished(reference) ? reference : undefined)))
    .pipe(skipping(chosen(findDecoder)));
}

function isPublished(reference: unknown): boolean {
  return withStatus.safeParse(reference).data?.status ?? true;
}

const withStatus = z.object({ status: statusField });
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

/** The id that an editor gives to a block, without spaces; null for anything else. */
export const htmlIdField = withKind(
  "string",
  lenient(textField, (id, context) => {
    if (id === null || /^[^\s"'<>&]+$/.test(id)) return id && textAnchor(id);
    context.addIssue({ code: "custom", message: "is not an id" });
    return z.NEVER;
  }),
);

/** A list whose items are decoded separately. */
export const unknownListField = items(z.unknown());

/** The blocks of a page, each decoded separately (app/blocks). */
export const blocksField = withKind("paragraphs", items(z.unknown()), "blocks");
