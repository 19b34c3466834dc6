import type { ByteRange } from "./store";

/**
 * The part that a header `Range` asks for: 'outside' where the blob has no such part, null for all of it, also where
 * the header asks for several parts or cannot be read.
 */
export function readRange(header: string | null | undefined, size: number): ByteRange | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "outside" : { start, end };
}
