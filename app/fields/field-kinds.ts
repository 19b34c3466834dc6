import { z } from "zod";

/** How the CMS stores a field; determines the notation of the field in content/. */
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
  /** Decoders of the items of a 'paragraphs' field by bundle, or 'blocks' for any block of a page. */
  items?: Record<string, z.ZodType> | "blocks";
}

const facts = new WeakMap<z.core.$ZodType, FieldFacts>();

/** Registers the kind of a field with its decoder. */
export function withKind<S extends z.ZodType>(kind: FieldKind, decoder: S, items?: FieldFacts["items"]): S {
  facts.set(decoder, items ? { kind, items } : { kind });
  return decoder;
}

/** The kind of a field, registered with its decoder or a decoder that it wraps; undefined when not registered. */
function fieldFacts(decoder: z.core.$ZodType): FieldFacts | undefined {
  const registered = facts.get(decoder);
  if (registered) return registered;
  const { parent } = decoder._zod;
  if (parent) return fieldFacts(parent);
  if (decoder instanceof z.ZodPipe) return fieldFacts(decoder.in);
  return decoder instanceof z.ZodCatch ? fieldFacts(decoder.unwrap()) : undefined;
}

/** Whether a schema is itself the decoder of a field, or one with more checks; not one that wraps it, or of blocks. */
export function isField(decoder: z.core.$ZodType): boolean {
  const { parent } = decoder._zod;
  const registered = facts.get(decoder);
  return registered ? registered.items !== "blocks" : parent !== undefined && isField(parent);
}

const prefix = "field_";

/** The fields with prefix `field_` of a node or paragraph, keyed by name without the prefix. */
export function fieldTable(decoder: z.core.$ZodType): Map<string, FieldFacts> {
  if (decoder instanceof z.ZodPipe) return fieldTable(decoder.in);
  if (!(decoder instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(decoder.shape).flatMap(([name, field]) => {
      if (!name.startsWith(prefix)) return [];
      const registered = fieldFacts(field);
      if (!registered) throw new Error(`The field ${name} has a decoder without a kind`);
      return [[name.slice(prefix.length), registered]];
    }),
  );
}

/** Requires a value for at least one of the named fields. */
export function oneOf<F extends z.ZodObject>(
  fields: F,
  names: (keyof F["shape"] & string)[],
  error: string,
): F {
  return fields.refine((values) => names.some((name) => values[name]), { error, params: { oneOf: names } });
}

/** The required fields of a node or paragraph, without prefix; an entry of several fields needs one of them. */
export function neededFields(decoder: z.ZodType): string[][] {
  const issues = decoder.safeParse({}).error?.issues ?? [];
  return issues.map((issue) => {
    const names: unknown = issue.code === "custom" ? issue.params?.oneOf : undefined;
    const needed = Array.isArray(names) ? names : issue.path.slice(0, 1);
    return needed.map((name) => String(name).replace(prefix, ""));
  });
}
