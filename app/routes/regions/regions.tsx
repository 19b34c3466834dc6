import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { HelplineLink } from "~/design/helpline-link";
import { Submenu } from "~/design/submenu";
import { SwapStatus } from "~/design/swap-status";
import { withPlace } from "~/features/activities/public";
import { findRegion, listRegions } from "~/features/regions/client.server";
import { FoundProvince } from "~/features/regions/found-province";
import { loadRegionParts } from "~/features/regions/load.server";
import { regionNewsFeed } from "~/features/regions/news-feed.server";
import { partsWithEachPictureOnce, type RegionParts } from "~/features/regions/parts";
import { findProvince } from "~/features/regions/provinces";
import { RegionActions } from "~/features/regions/region-actions";
import { RegionList } from "~/features/regions/region-list";
import { RegionPartsView } from "~/features/regions/region-parts";
import { RegionSearchForm } from "~/features/regions/region-search-form";
import { landingSubmenu } from "~/features/regions/submenu-items";
import { suggest } from "~/features/search/suggestions-client.server";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { findPage } from "~/pages/client.server";
import { loadAddedContent } from "~/pages/load.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import type { DocumentInfo } from "~/utils/document";
import { titleOfPage } from "~/utils/overview";
import { readPlace } from "~/utils/postcode";
import type { RoutePolicy } from "~/utils/route-policy";
import { slug } from "~/utils/text";

export const handle = {
  policy: {
    shared: "visitors",
    query: pageQuery,
    slideIn: true,
    prefetch: true,
    tracking: true,
    siteMap: true,
  },
} satisfies { policy: RoutePolicy };

const maxTermLength = 100;
const listFormat = new Intl.ListFormat("nl-NL");

/** All regions; with `?zoekterm=` the region for that place, postcode or name, or the regions of that province. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const term = (scope.query.getAll("zoekterm").at(-1) ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxTermLength);
  const [added, regions, found] = await Promise.all([
    loadAddedContent("/regios", scope, {
      title: scope.t("region.overview.title"),
      canonical: "/regios",
      sheets: ["lists"],
      pageKind: "regioOverview",
    }),
    listRegions(scope),
    term ? findLanding(scope, term) : null,
  ]);
  const landing = found?.kind === "found" ? found : null;
  // A town or region of the same name goes first: Utrecht and Groningen.
  const province =
    found?.kind === "none" && regions.kind === "loaded" ? findProvince(regions.value, term) : null;
  const outcome = province ? ("province" as const) : (found?.kind ?? null);
  return data(
    {
      term,
      landing: landing && {
        parts: landing.parts,
        introduction: landing.introduction,
        phone: landing.phone,
        municipalities: landing.municipalities,
        url: landing.url,
      },
      outcome,
      province,
      correction: found?.kind === "none" ? found.correction : null,
      regions: regions.kind === "loaded" ? regions.value : null,
      header: added.header,
      blocks: added.blocks,
      reviewed: added.reviewed,
      document: {
        ...added.document,
        noindex: term !== "" || added.document.noindex === true,
        ...(landing && landingDocument(landing.parts, term, scope)),
        // Without scripts the title is what a screen reader says first.
        ...(outcome === "none" && { title: scope.t("region.overview.noneTitle", { term }) }),
        ...(outcome === "failed" && { title: scope.t("region.overview.failedTitle") }),
      },
    },
    { status: found?.kind === "failed" ? 503 : 200 },
  );
}

function landingDocument(
  { region, activities }: RegionParts,
  term: string,
  scope: RequestScope,
): Partial<DocumentInfo> {
  return {
    title: titleOfPage(
      scope.t("region.overview.foundFor", { region: region.title, term }),
      activities.paging,
      scope.t,
    ),
    // Search engines index the page of the region itself.
    canonical: region.url,
    feeds: [regionNewsFeed(scope, region)],
    pageKind: "locationSearch",
  };
}

async function findLanding(scope: RequestScope, term: string) {
  const result = await findRegion(scope, term);
  if (result.kind !== "loaded") return { kind: "failed" as const };
  const region = result.value;
  if (!region) return { kind: "none" as const, correction: await findCorrection(scope, term) };
  // A search for the region's name has no place to measure distances from.
  const source = isPlace(term, region.title)
    ? ({ kind: "near" } as const)
    : ({ kind: "named-region", regionId: region.id, url: region.url } as const);
  const [parts, page] = await Promise.all([
    loadRegionParts(scope, region, source).then((parts) => partsWithEachPictureOnce(parts, [])),
    findPage(scope, region.url).catch(() => null),
  ]);
  return {
    kind: "found" as const,
    introduction: region.introduction,
    phone: page?.type === "regio" ? page.contact.phone : null,
    municipalities: source.kind === "near" && page?.type === "regio" ? page.municipalities : [],
    // With the place, so that visitors do not retype it.
    url: withPlace(region.url, parts.activities.filter.typed),
    parts,
  };
}

/** The corrected spelling of a term, if a region is found by it; null otherwise. */
async function findCorrection(scope: RequestScope, term: string): Promise<string | null> {
  const correction = (await suggest(scope, term))?.correction;
  if (!correction) return null;
  const result = await findRegion(scope, correction);
  return result.kind === "loaded" && result.value ? correction : null;
}

/** Whether a term is a place, not the name of the region; names count alike with spaces and hyphens. */
function isPlace(term: string, title: string): boolean {
  const nameOf = (text: string) => slug(text).replace(/^afdeling-/, "");
  return readPlace(term) !== null && nameOf(term) !== nameOf(title);
}

export default function RegionsRoute() {
  const { t } = useTranslation();
  const { term, landing, outcome, province, correction, regions, header, blocks, reviewed } =
    useLoaderData<typeof loader>();
  if (landing) {
    const { parts, introduction, url, phone, municipalities } = landing;
    const isNear = parts.activities.filter.place !== null;
    return (
      <>
        <PageHeader task header={builtInHeader(parts.region.title)}>
          {isNear && (
            <p className="intro">
              {municipalities.length > 0
                ? t("region.overview.whyMunicipalities", {
                    term,
                    municipalities: listFormat.format(municipalities),
                  })
                : t("region.overview.why", { term })}
            </p>
          )}
          {introduction && <p className="intro">{introduction}</p>}
          <RegionActions url={url} phone={phone} />
          <RegionSearchForm term={term} />
        </PageHeader>
        <Submenu items={landingSubmenu(parts, t)} />
        <RegionPartsView parts={parts} place={parts.activities.filter.place} near />
        {/* Only the list of vacancies is swapped in place here. */}
        <SwapStatus />
      </>
    );
  }
  const problem = outcome === "none" || outcome === "failed" ? outcome : null;
  return (
    <>
      <AddedHeader
        task
        header={header ?? builtInHeader(t("region.overview.title"), `<p>${t("region.overview.intro")}</p>`)}
        blocks={blocks}
      >
        <RegionSearchForm term={term} problem={problem} />
      </AddedHeader>
      {province && <FoundProvince {...province} />}
      {problem && <NotFound term={term} correction={correction} failed={problem === "failed"} />}
      <RegionList regions={regions} />
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}

interface NotFoundProps {
  term: string;
  correction: string | null;
  failed: boolean;
}

function NotFound({ term, correction, failed }: NotFoundProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap section section-tight">
      <div className="empty">
        <h2>{failed ? t("region.overview.failedTitle") : t("region.overview.noneTitle", { term })}</h2>
        {correction && (
          <p>
            <a className="more" href={`/regios?${new URLSearchParams({ zoekterm: correction })}`}>
              {t("search.meant", { term: correction })}
            </a>
          </p>
        )}
        <p>{failed ? t("region.overview.failedText") : t("region.overview.noneText")}</p>
        <p>
          <a href="/regios">{t("region.overview.noneLink")}</a>
        </p>
        <p>
          {t("vacancies.none.call")} <HelplineLink />
        </p>
      </div>
    </div>
  );
}
