import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadBlockData } from "~/.server/block-data";
import { requestScope } from "~/.server/context";
import { gone, notFound } from "~/.server/http/failures";
import { redirectTarget } from "~/domain/redirects";
import { pageDocument } from "~/pages/page-document";
import { PageView } from "~/pages/page-view";
import { amsterdamDay } from "~/utils/dates";
import { pathOf } from "~/utils/paths";

/** Any page of the CMS; nothing found is a 404, never an empty page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const path = pathOf(request);
  const page = await scope.cms.findPage(path);
  if (!page?.status) {
    const to = await scope.productApi.findRedirect(path);
    const { pathname, search } = new URL(request.url);
    const target = to && redirectTarget(to, pathname + search);
    if (target) throw redirect(target, 301);
    throw notFound();
  }
  if (page.expireDate && page.expireDate < amsterdamDay(scope.now)) throw gone();
  return { page: await loadBlockData(page, scope), document: pageDocument(page) };
}

export default function PageRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} />;
}
