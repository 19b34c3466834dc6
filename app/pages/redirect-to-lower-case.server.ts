import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { findPage } from "./client.server";

/**
 * A redirect from a path with capitals to the page at the path in lower case; null if there is none.
 * @param below the rest of the address, below the page (`/solliciteren`)
 */
export async function redirectToLowerCase(
  path: string,
  scope: Pick<RequestScope, "upstreams" | "request">,
  below = "",
): Promise<Response | null> {
  const lowerCase = path.toLowerCase();
  if (lowerCase === path || !["GET", "HEAD"].includes(scope.request.method)) return null;
  const page = await findPage(scope, lowerCase).catch(() => null);
  if (!page?.status) return null;
  const { search } = new URL(scope.request.url);
  return redirect(encodeURI(lowerCase) + below + search, 301);
}
