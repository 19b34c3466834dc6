import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { BlockList } from "~/blocks/block-list";
import { decodeBlocks } from "~/blocks/decode-blocks";
import type { PageBlock } from "~/blocks/types";
import { brandAddresses, isGalleryOpen, listGalleryExamples, withRealPicture } from "~/pages/gallery.server";
import { PageView } from "~/pages/page";
import { pageSchema } from "~/pages/page-schema";
import type { RoutePolicy } from "~/utils/route-policy";
import { BrandSwitch } from "./brand-switch";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** A page with one example: a block in a section, or a whole page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { config } = scope;
  const example = listGalleryExamples().find(
    ({ kind, bundle, name }) => kind === params.kind && bundle === params.bundle && name === params.name,
  );
  if (!example || !isGalleryOpen(config)) throw notFound();
  // Every style sheet that an example may need.
  const document = {
    title: `${example.bundle}: ${example.name}`,
    noindex: true,
    sheets: ["donate" as const, "lists" as const, "memory-test" as const],
  };
  const json = await withRealPicture(example.json, scope);
  const page = example.kind === "pagina" ? pageSchema.parse(json) : null;
  if (page?.type === "unknown") throw notFound();
  const addresses = brandAddresses(request.url, config);
  return { document, addresses, page, blocks: example.kind === "blok" ? decodeBlocks([json]) : [] };
}

export default function GalleryExampleRoute() {
  const { document, addresses, page, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      {page ? <PageView page={page} preview /> : <BlockExample title={document.title} blocks={blocks} />}
      <BrandSwitch addresses={addresses} />
    </>
  );
}

function BlockExample({ title, blocks }: { title: string; blocks: PageBlock[] }) {
  return (
    <>
      <h1 className="vh">{title}</h1>
      <BlockList blocks={blocks} layout="sections" preview />
    </>
  );
}
