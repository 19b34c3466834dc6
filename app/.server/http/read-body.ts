/** Larger responses are rejected, so that a broken upstream cannot fill the memory. */
export const maxResponseBytes = 5 * 1024 * 1024;

/** Reads a body as text. @throws RangeError above `limit` bytes. */
export async function readBody(response: Response, limit = maxResponseBytes): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError(`The response is larger than ${limit} bytes`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
