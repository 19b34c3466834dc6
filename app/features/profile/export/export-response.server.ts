import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { unauthorized } from "~/.server/http/failures";
import { streamFromServices } from "~/.server/http/stream-from-services";
import { sessionCookie } from "~/.server/session/session-cookie";
import { exportsContract as contract } from "../../../../services/exports/contract";
import { exportPath } from "./model";

/** Always saved, never shown: what members wrote must not become a page of this site. */
const headers = {
  "Cache-Control": "private, no-store",
  "Content-Disposition": 'attachment; filename="mijn-gegevens.html"',
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/** The member's export; where there is none, the page that tells so. @throws the 403 page for visitors */
export async function exportResponse(scope: RequestScope): Promise<Response> {
  const session = sessionCookie.read(scope);
  if (!session) throw unauthorized();
  const answer = await streamFromServices(scope.upstreams, contract.exportFile, {
    input: undefined,
    session,
  });
  if (answer.status === 404) return redirect(exportPath, 303);
  const { stream, contentType, size } = answer.body;
  const facts = { "Content-Type": contentType, "Content-Length": String(size) };
  return new Response(stream, { headers: { ...headers, ...facts } });
}
