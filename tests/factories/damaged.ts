import fc from "fast-check";

/** A document with one value replaced by any other JSON value. */
export const damaged = (json: unknown) =>
  fc.tuple(fc.nat(), fc.jsonValue()).map(([position, value]) => replaceAt(json, position, value));

function replaceAt(json: unknown, position: number, value: unknown): unknown {
  let left = position % count(json);
  const visit = (node: unknown): unknown => {
    if (left === 0) {
      left -= 1;
      return value;
    }
    left -= 1;
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
  };
  return visit(json);
}

function count(json: unknown): number {
  if (typeof json !== "object" || json === null) return 1;
  return 1 + Object.values(json).reduce((sum: number, child) => sum + count(child), 0);
}
