import type { IncomingMessage } from "node:http";

/** The body of a request; null when it is too large, or the client disconnects before its end. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request) {
      size += part.length;
      if (size <= maxBytes) parts.push(part);
    }
  } catch {
    return null;
  }
  return size > maxBytes ? null : Buffer.concat(parts);
}
