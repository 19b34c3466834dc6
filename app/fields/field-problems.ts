import { z } from "zod";
import { collectProblems } from "./decode-problems";
import { isField } from "./field-kinds";
import { notExpanded, unexpandedPlaces } from "./unexpanded";

/** A field, or an item of one, that could not be decoded and therefore counts as empty. */
export interface FieldProblem {
  /** Names and indexes from the top of the document: `field_items.2`. */
  at: string;
  reason: string;
}

type Place = readonly PropertyKey[];
type FindSchema = (json: unknown) => z.ZodType | undefined;

const choices = new WeakMap<z.core.$ZodType, FindSchema>();

/** Registers the schema that `schema`, a transform, decodes a value with, so that its fields are checked too. */
export function withChoice<S extends z.ZodType>(schema: S, find: FindSchema): S {
  choices.set(schema, find);
  return schema;
}

/**
 * What the schema did not use of a document: every value that a `catch` replaced, and references that are not expanded.
 * Empty fields are no problem. Decoders therefore fail or catch; a transform that returns null instead is not found.
 */
export function fieldProblems(schema: z.core.$ZodType, json: unknown): FieldProblem[] {
  // What the document reports was reported when it was decoded.
  const { value } = collectProblems(() => walk(schema, json, []));
  return uniquePlaces(value);
}

/** Every issue of an error at its place; issues inside a reference that is not expanded are one. */
export function problemsOf({ issues }: z.core.$ZodError, json: unknown): FieldProblem[] {
  if (isReference(json)) return [problem([])];
  const problems = issues.map(({ path, message }): FieldProblem => {
    for (const depth of path.keys()) {
      const place = path.slice(0, depth + 1);
      if (isReference(valueAt(json, place))) return problem(place);
    }
    return { at: path.join("."), reason: message };
  });
  return uniquePlaces(problems);
}

/** Every reason of an error in words, such as 'field_link.0.uri is empty'. */
export function reasonsOf(error: z.core.$ZodError, json: unknown): string {
  return problemsOf(error, json)
    .map(({ at, reason }) => (at ? `${at} ${reason}` : reason))
    .join("; ");
}

function uniquePlaces(problems: FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.at} ${problem.reason}`, problem])).values()];
}

function walk(schema: z.core.$ZodType, json: unknown, place: Place): FieldProblem[] {
  const references = isField(schema) ? unexpandedPlaces(json).map((at) => problem([...place, ...at])) : [];
  const others = walkInside(schema, json, place);
  return [...references, ...others.filter(({ at }) => !references.some((found) => isWithin(at, found.at)))];
}

const problem = (place: Place): FieldProblem => ({ at: place.join("."), reason: notExpanded });

function isWithin(at: string, place: string): boolean {
  return at === place || at.startsWith(`${place}.`);
}

function walkInside(schema: z.core.$ZodType, json: unknown, place: Place): FieldProblem[] {
  const chosen = choices.get(schema)?.(json);
  if (chosen) return walk(chosen, json, place);
  if (schema instanceof z.ZodCatch) {
    const inner = schema.unwrap();
    const { error } = z.safeParse(inner, json);
    return [...(error ? caught(error, json, place) : []), ...walk(inner, json, place)];
  }
  if (isWrapper(schema)) return json == null ? [] : walk(schema.unwrap(), json, place);
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return Array.isArray(json) ? json.flatMap((item, index) => walk(element, item, [...place, index])) : [];
  }
  if (schema instanceof z.ZodObject) {
    const fields: [string, z.core.$ZodType][] = Object.entries(schema.shape);
    return fields.flatMap(([name, field]) => walk(field, valueAt(json, [name]), [...place, name]));
  }
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((part) => walk(part, json, place));
  }
  return schema instanceof z.ZodPipe ? walkPipe(schema, json, place) : [];
}

function walkPipe(schema: z.ZodPipe, json: unknown, place: Place): FieldProblem[] {
  const before = walk(schema.in, json, place);
  if (schema.out instanceof z.ZodTransform) return before;
  const { success, data } = z.safeParse(schema.in, json);
  return success ? [...before, ...walk(schema.out, data, place)] : before;
}

function isWrapper(schema: z.core.$ZodType) {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
}

function caught(error: z.core.$ZodError, json: unknown, place: Place): FieldProblem[] {
  if (isEmpty(json)) return [];
  return [{ at: place.join("."), reason: reasonsOf(error, json) }];
}

/** Whether all of a field, or of an item, is references. */
function isReference(json: unknown): boolean {
  const count = Array.isArray(json) ? json.length : 1;
  return count > 0 && unexpandedPlaces(json).length === count;
}

/** Whether a value is an empty field: absent, without text, or a list of such items (`[{ "value": "" }]`). */
function isEmpty(json: unknown): boolean {
  if (json == null || json === "") return true;
  if (Array.isArray(json)) return json.every(isEmpty);
  const main = ["value", "uri", "alias"].find((name) => valueAt(json, [name]) !== undefined);
  return main !== undefined && isEmpty(valueAt(json, [main]));
}

/** The value at a place; a decoder may leave the index of the only item out of it. */
function valueAt(json: unknown, path: Place): unknown {
  return path.reduce<unknown>((container, key) => {
    const isOnly = Array.isArray(container) && container.length === 1 && typeof key === "string";
    const value: unknown = isOnly ? container[0] : container;
    if (typeof value !== "object" || value === null) return undefined;
    return Object.getOwnPropertyDescriptor(value, key)?.value;
  }, json);
}
