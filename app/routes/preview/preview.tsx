import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { notFound } from "~/.server/http/failures";
import { usePageContext } from "~/design/page-context";
import { previewAccess, previewCookie } from "~/features/preview/access.server";
import { isDebugging } from "~/features/preview/debug.server";
import { DebugPanel } from "~/features/preview/debug-panel";
import { linkKeys, previewTarget } from "~/features/preview/model";
import { PreviewBar } from "~/features/preview/preview-bar";
import { PreviewClosed } from "~/features/preview/preview-closed";
import { findPreview } from "~/pages/client.server";
import { loadPageData } from "~/pages/load.server";
import { PageView } from "~/pages/page";
import { pageDocument } from "~/pages/page-document";
import { pageQuery } from "~/pages/query";
import { hasEnded } from "~/utils/dates";
import type { DocumentInfo } from "~/utils/document";
import { pathOf } from "~/utils/paths";
import { joinQueries, type RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: joinQueries(pageQuery, { shared: ["debug", ...Object.values(linkKeys)] }) },
} satisfies { policy: RoutePolicy };

/** One revision of a page, published or not, for visitors with a signed link or a CMS session. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { origin, now } = scope;
  if (!previewTarget(pathOf(request))) throw notFound();
  const preview = previewAccess(scope);
  if (!preview) return closed(scope);
  if (scope.request.method === "POST" && isDebugging(scope)) throw new Error("Test error of debug mode");
  const page = await findPreview(scope, preview);
  if (!page) throw notFound();
  const published = pageDocument(page);
  const document: DocumentInfo = {
    ...published,
    noindex: true,
    sheets: [...(published.sheets ?? []), "preview"],
  };
  const expired = page.expireDate !== null && hasEnded(page.expireDate, now);
  const cookie = previewCookie(preview, origin, now);
  return data(
    {
      page: (await loadPageData(page, scope, request)).page,
      document,
      preview: {
        revision: preview.target.revisionId,
        published: page.status && !expired,
        until: preview.link && new Date(preview.link.until * 1000).toISOString(),
        livePath: page.path,
        problems: page.problems ?? [],
        switchDebug: toggledDebugUrl(request.url),
      },
    },
    { headers: cookie ? { "Set-Cookie": cookie } : {} },
  );
}

/** The error button of debug mode posts here; the loader then throws, so that the error page is rendered. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requestScope(request, context);
  return null;
}

export default function PreviewRoute() {
  const { page, preview } = useLoaderData<typeof loader>();
  const { debug } = usePageContext();
  if (!page) return <PreviewClosed />;
  return (
    <>
      <PreviewBar preview={preview} />
      <PageView page={page} preview />
      {debug && <DebugPanel page={page} />}
    </>
  );
}

/** A 403 with a page of its own: logging in on this site does not give access to previews. */
function closed({ t }: RequestScope) {
  const document: DocumentInfo = { title: t("preview.closed.title"), noindex: true };
  return data({ page: null, preview: null, document }, { status: 403 });
}

function toggledDebugUrl(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const isOn = searchParams.get("debug") === "true";
  searchParams.delete("debug");
  if (!isOn) searchParams.set("debug", "true");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
