import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { notFound, unavailable } from "~/.server/http/failures";
import { loadOpenList } from "~/.server/http/list-pages";
import { HelplineLink } from "~/design/helpline-link";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { placeTypedAt, withPlace } from "~/features/activities/typed-place";
import { findRegionByName, listLocations } from "~/features/regions/client.server";
import { LocationFilter } from "~/features/regions/location-filter";
import { LocationList } from "~/features/regions/location-list";
import { RegionMap } from "~/features/regions/map/region-map";
import { regionNewsFeed } from "~/features/regions/news-feed.server";
import { listTerms } from "~/features/vacancies/client.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { titleOfPage } from "~/utils/overview";
import { itemIds, noPages, pageAddress, readPageRequest } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    breadcrumbsUnder: "parent",
    shared: "visitors",
    query: pageQuery,
    slideIn: true,
    prefetch: true,
    tracking: true,
  },
} satisfies { policy: RoutePolicy };

const listName = "locaties";

/** `/regios/{regio}/locaties`: the Alzheimer Cafés and meeting places of a region; `?soort=` filters by type. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const region = await findRegionByName(scope, params.regio ?? "");
  if (region.kind !== "loaded") throw unavailable();
  if (!region.value) throw notFound();
  const { id, title, url } = region.value;
  const requestedType = scope.query.getAll("soort").at(-1) ?? "";
  const terms = await listTerms(scope, "location_type");
  const types = terms.kind === "loaded" ? terms.value : [];
  const type = types.find((term) => String(term.id) === requestedType) ?? null;
  const result = await loadOpenList(readPageRequest(scope.query), (page) =>
    listLocations(scope, id, { type: type?.id ?? null, page }),
  );
  const failed = result.kind !== "loaded";
  const { items, paging } = failed ? { items: [], paging: noPages } : result.value;
  const { page, count } = paging;
  const path = `${url}/locaties`;
  const place = placeTypedAt(request.url);
  const address = withPlace(type ? `${path}?soort=${type.id}` : path, place);
  const addressOfPage = (number: number) => pageAddress(address, { page: number, fromFirst: false });
  return data(
    {
      region: { title, url: withPlace(url, place), path },
      place,
      types,
      type: type?.id ?? null,
      items,
      address,
      paging,
      failed,
      document: {
        title: titleOfPage(scope.t("locations.title", { region: title }), paging, scope.t),
        description: scope.t("locations.description", { region: title }),
        pageKind: "location" as const,
        noindex: place !== "",
        canonical: pageAddress(path, { page, fromFirst: false }),
        prev: page > 1 ? addressOfPage(page - 1) : null,
        next: page < count ? addressOfPage(page + 1) : null,
        sheets: ["lists" as const],
        feeds: [regionNewsFeed(scope, region.value)],
      },
    },
    { status: failed ? 503 : 200 },
  );
}

export default function RegionLocationsRoute() {
  const { t } = useTranslation();
  const { region, place, types, type, items, address, paging, failed } = useLoaderData<typeof loader>();
  const { path } = region;
  return (
    <>
      <PageHeader
        task
        header={builtInHeader(
          t("locations.title", { region: region.title }),
          `<p>${t("region.locations.lead")}</p>`,
        )}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("breadcrumbs.regions"), url: "/regios" },
          { title: region.title, url: region.url },
          { title: t("region.submenu.locations"), url: path },
        ]}
      >
        <p>
          <a className="more" href={region.url}>
            {t("locations.toRegion")}
          </a>
        </p>
      </PageHeader>
      <div className="wrap section section-tight">
        <div className="map-and-list">
          <div className="map-column" data-swap={listName}>
            <RegionMap
              markers={items.flatMap(({ title, url, address, coordinates }) =>
                coordinates ? [{ title, url, town: address?.city ?? null, ...coordinates }] : [],
              )}
            />
          </div>
          <div id={listName} data-swap={listName}>
            <LocationFilter {...{ types, type, path, place }} swap={listName} />
            {items.length > 0 ? (
              <>
                <h2 className="vh" data-announce>
                  {paging.page > 1
                    ? t("locations.shownOn", { count: items.length, page: paging.page })
                    : t("locations.shown", { count: items.length })}
                </h2>
                <LocationList locations={items} idOf={itemIds(listName, paging)} />
                <Pagination
                  paging={paging}
                  items={t("locations.items")}
                  address={address}
                  anchor={listName}
                />
              </>
            ) : (
              <NoLocations
                failed={failed}
                all={withPlace(path, place)}
                filtered={type !== null || paging.page > 1}
              />
            )}
          </div>
        </div>
      </div>
      <SwapStatus />
    </>
  );
}

function NoLocations({ failed, all, filtered }: { failed: boolean; all: string; filtered: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2 data-announce>{t(failed ? "locations.failed" : "locations.none")}</h2>
      {filtered && (
        <p>
          <a href={all}>{t("locations.all")}</a>
        </p>
      )}
      <p>
        {t("activities.none.call")} <HelplineLink />
      </p>
    </div>
  );
}
