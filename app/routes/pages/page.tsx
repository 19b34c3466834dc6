import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPage } from "~/pages/load.server";
import { PageView } from "~/pages/page";

/** Any page of the CMS; nothing found is a 404, never an empty page. One without the list it is for is a 503. */
export async function loader(args: LoaderFunctionArgs) {
  const { failed, ...loaded } = await loadPage(args);
  return data(loaded, { status: failed ? 503 : 200 });
}

export default function PageRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} />;
}
