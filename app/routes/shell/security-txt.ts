import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { dayMs } from "~/utils/durations";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

const validDays = 180;

/** Where to report a vulnerability (RFC 9116). The policy page itself is edited in the CMS. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, now } = await requestScope(request, context);
  const policy = `${origin}/responsible-disclosure`;
  const expires = new Date(now.getTime() + validDays * dayMs);
  const lines = [
    `Contact: ${policy}`,
    // Midnight, so that the file changes once a day at most.
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: nl, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${policy}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
