import type { RequestScope } from "~/.server/context/scope";
import { streamFromServices } from "~/.server/http/stream-from-services";
import { sessionCookie } from "~/.server/session/session-cookie";
import { usernameField } from "../../../../services/accounts/contract";
import { photosContract as contract, photoSizes } from "../../../../services/photos/contract";

/** Asked for again each time, so that a photo that is no longer shared is not shown from anybody's cache. */
const headers = {
  "Cache-Control": "private, no-cache",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

interface PhotoAddress {
  username?: string;
  size?: string;
}

/** The photo of a member, for those who may see it; a 404 for all others. */
export async function photoResponse(
  { username, size }: PhotoAddress,
  scope: RequestScope,
): Promise<Response> {
  const session = sessionCookie.read(scope);
  const knownSize = photoSizes.find((known) => known === size);
  const name = usernameField.safeParse(username).data;
  if (!session || !knownSize || !name) return new Response(null, { status: 404 });
  const input = { username: name, size: knownSize };
  const answer = await streamFromServices(scope.upstreams, contract.memberPhoto, { input, session });
  if (answer.status === 404) return new Response(null, { status: 404 });
  const { stream, etag, contentType, size: length } = answer.body;
  if (isKnown(scope.request, etag)) {
    await stream.cancel();
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  }
  const facts = { "Content-Type": contentType, "Content-Length": String(length), ETag: etag };
  return new Response(stream, { headers: { ...headers, ...facts } });
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  return known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}
