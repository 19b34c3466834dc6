import { z } from "zod";

/** How the CMS stores a field, and so what an editor of content/ writes for it. */
export type FieldKind =
  | "address"
  | "boolean"
  | "building_block"
  | "date"
  | "geo"
  | "hours"
  | "html"
  | "integer"
  | "integers"
  | "link"
  | "map"
  | "media"
  | "node"
  | "nodes"
  | "paragraphs"
  | "string"
  | "strings"
  | "term"
  | "terms"
  | "time";

export interface FieldFacts {
  kind: FieldKind;
  /** The paragraphs that a field of kind 'paragraphs' holds, by bundle; or any block of a page. */
  items?: Record<string, z.core.$ZodType> | "blocks";
}

const facts = new WeakMap<z.core.$ZodType, FieldFacts>();

/** Marks the decoder of a field with how the CMS stores it. */
export function ofKind<S extends z.ZodType>(kind: FieldKind, decoder: S, items?: FieldFacts["items"]): S {
  facts.set(decoder, items ? { kind, items } : { kind });
  return decoder;
}

/** How the CMS stores a field, found in its decoder or in the one that it refines; undefined where none is marked. */
export function fieldFacts(decoder: z.core.$ZodType): FieldFacts | undefined {
  const own = facts.get(decoder);
  if (own) return own;
  if (decoder instanceof z.ZodPipe) return fieldFacts(decoder.in);
  if (decoder instanceof z.ZodCatch) return fieldFacts(decoder.unwrap());
  return decoder._zod.parent && fieldFacts(decoder._zod.parent);
}

const prefix = "field_";

/** The fields of a node or paragraph, without their prefix; those that every one has are left out. */
export function fieldTable(decoder: z.core.$ZodType): Map<string, FieldFacts> {
  if (decoder instanceof z.ZodPipe) return fieldTable(decoder.in);
  if (!(decoder instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(decoder.shape).flatMap(([name, field]) => {
      if (!name.startsWith(prefix)) return [];
      const known = fieldFacts(field);
      if (!known) throw new Error(`The field ${name} has a decoder without a kind`);
      return [[name.slice(prefix.length), known]];
    }),
  );
}
