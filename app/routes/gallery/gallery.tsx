import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { brandAddresses, galleryPath, isGalleryOpen, listGalleryExamples } from "~/pages/gallery.server";
import type { RoutePolicy } from "~/utils/route-policy";
import { BrandSwitch } from "./brand-switch";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The list of all examples, for developers and editors, with type names as in the code. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, t } = await requestScope(request, context);
  if (!isGalleryOpen(config)) throw notFound();
  const examples = listGalleryExamples().map((example) => ({
    bundle: `${example.kind}: ${example.bundle}`,
    name: example.name,
    path: galleryPath(example),
  }));
  return {
    examples,
    addresses: brandAddresses(request.url, config),
    document: { title: t("gallery.title"), noindex: true },
  };
}

export default function GalleryRoute() {
  const { examples, addresses, document } = useLoaderData<typeof loader>();
  const bundles = [...new Set(examples.map(({ bundle }) => bundle))];
  return (
    <>
      <BrandSwitch addresses={addresses} />
      <div className="wrap section prose">
        <h1>{document.title}</h1>
        {bundles.map((bundle) => (
          <section key={bundle}>
            <h2>{bundle}</h2>
            <ul>
              {examples
                .filter((example) => example.bundle === bundle)
                .map(({ name, path }) => (
                  <li key={path}>
                    <a href={path}>{name}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
