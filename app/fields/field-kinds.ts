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
  items?: Record<string, z.ZodType> | "blocks";
}

const facts = new WeakMap<z.core.$ZodType, FieldFacts>();

/** Marks the decoder of a field with how the CMS stores it. */
export function withKind<S extends z.ZodType>(kind: FieldKind, decoder: S, items?: FieldFacts["items"]): S {
  facts.set(decoder, items ? { kind, items } : { kind });
  return decoder;
}

/** How the CMS stores a field, found in its decoder or in the one that it refines; undefined where none is marked. */
export function fieldFacts(decoder: z.core.$ZodType): FieldFacts | undefined {
  const own = facts.get(decoder);
  if (own) return own;
  const { parent } = decoder._zod;
  if (parent) return fieldFacts(parent);
  if (decoder instanceof z.ZodPipe) return fieldFacts(decoder.in);
  return decoder instanceof z.ZodCatch ? fieldFacts(decoder.unwrap()) : undefined;
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

/** Fields of which at least one needs a value. */
export function oneOf<F extends z.ZodObject>(
  fields: F,
  names: (keyof F["shape"] & string)[],
  error: string,
): F {
  return fields.refine((values) => names.some((name) => values[name]), { error, params: { oneOf: names } });
}

/** What a node or paragraph needs, without prefix: each entry a field, or several of which one is enough. */
export function neededFields(decoder: z.ZodType): string[][] {
  const issues = decoder.safeParse({}).error?.issues ?? [];
  return issues.map((issue) => {
    const names: unknown = issue.code === "custom" ? issue.params?.oneOf : undefined;
    const needed = Array.isArray(names) ? names : issue.path.slice(0, 1);
    return needed.map((name) => String(name).replace(prefix, ""));
  });
}
