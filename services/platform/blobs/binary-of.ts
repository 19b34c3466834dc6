import type { BinaryBody } from "../contract";
import type { OpenedBlob } from "./store";

/** The answer of an operation that sends a blob; null where it was opened without its content. */
export function binaryOf({ facts, body }: OpenedBlob): BinaryBody | null {
  const { contentType, etag, size } = facts;
  return body && { contentType, etag, size, stream: body };
}
