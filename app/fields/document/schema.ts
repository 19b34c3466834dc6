import { z } from "zod";
import { deepestItem } from "./deepest-item";
import { isLinkTarget } from "./link-target";

const mostBlocks = 2_000;
const mostRanges = 500;
const mostEntities = 500;
const longestBlock = 50_000;

const memberBlockTypes = ["unstyled", "unordered-list-item", "ordered-list-item"] as const;
const staffBlockTypes = ["header-two", "header-three", "blockquote", "atomic"] as const;
const blockTypes = [...memberBlockTypes, ...staffBlockTypes] as const;
export type BlockType = (typeof blockTypes)[number];

const memberStyles = ["BOLD"] as const;
const staffStyles = [
  "ITALIC",
  "UNDERLINE",
  "STRIKETHROUGH",
  "SUBSCRIPT",
  "SUPERSCRIPT",
  "color-#0060fa",
] as const;
const inlineStyles = [...memberStyles, ...staffStyles] as const;
export type InlineStyle = (typeof inlineStyles)[number];

/** No control characters but line breaks and tabs, and no half surrogate pairs: PostgreSQL refuses them in JSON. */
const storable = /^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u;
const text = (length: number) => z.string().max(length).regex(storable);
const position = z.int().min(0).max(longestBlock);
const range = { offset: position, length: position };

const linkTarget = z.string().max(2_000).refine(isLinkTarget);

const mutability = z.enum(["MUTABLE", "IMMUTABLE", "SEGMENTED"]);

const link = z.object({
  type: z.literal("LINK"),
  mutability,
  data: z.object({
    url: linkTarget,
    title: text(300).optional(),
    target: z.enum(["_self", "_blank"]).optional(),
  }),
});

/** Old documents hold pictures as data URLs. */
const pictureSource = z.union([
  linkTarget,
  z.string().regex(/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]{1,7000000}={0,2}$/),
]);
const side = z.int().min(1).max(20_000);

const image = z.object({
  type: z.literal("IMAGE"),
  mutability,
  data: z.object({
    src: pictureSource,
    alt: text(500).default(""),
    width: side.optional(),
    height: side.optional(),
    alignment: z.enum(["left", "center", "right", "default"]).optional(),
  }),
});

const entityKey = z.string().regex(/^\d{1,4}$/);

function block<const Types extends readonly BlockType[], const Styles extends readonly InlineStyle[]>(
  types: Types,
  styles: Styles,
) {
  return z.object({
    key: z.string().regex(/^\w{1,20}$/),
    text: text(longestBlock),
    type: z.enum(types),
    depth: z.int().min(0).max(deepestItem),
    inlineStyleRanges: z.array(z.object({ ...range, style: z.enum(styles) })).max(mostRanges),
    entityRanges: z.array(z.object({ ...range, key: z.int().min(0).max(9_999) })).max(mostRanges),
    data: z.object({}).default({}),
  });
}

const few = (entities: object) => Object.keys(entities).length <= mostEntities;

/** A stored text: raw Draft-style JSON with all that staff can make. */
export const textDocument = z.object({
  blocks: z.array(block(blockTypes, inlineStyles)).max(mostBlocks),
  entityMap: z.record(entityKey, z.discriminatedUnion("type", [link, image])).refine(few),
});
export type TextDocument = z.output<typeof textDocument>;
export type TextBlock = TextDocument["blocks"][number];
export type TextEntity = TextDocument["entityMap"][string];

/** A stored text with only what members can make: bold, lists and links. */
export const memberDocument = z.object({
  blocks: z.array(block(memberBlockTypes, memberStyles)).max(mostBlocks),
  entityMap: z.record(entityKey, link).refine(few),
});
export type MemberDocument = z.output<typeof memberDocument>;

export const emptyDocument: TextDocument = { blocks: [], entityMap: {} };
