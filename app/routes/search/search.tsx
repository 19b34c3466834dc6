import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { SwapStatus } from "~/design/swap-status";
import { Experiences } from "~/features/community/search/found-groups";
import { findExperiences } from "~/features/community/search/load.server";
import { searchSite } from "~/features/search/client.server";
import {
  countKind,
  countResults,
  firstResults,
  groupResults,
  type Pijler,
  pijlers,
  readPijler,
  readTerm,
  type SearchResultList,
} from "~/features/search/model";
import { SearchPageForm } from "~/features/search/search-form";
import { SearchResults } from "~/features/search/search-results";
import { suggest } from "~/features/search/suggestions-client.server";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { builtInHeader } from "~/shell/built-in-header";
import { HelpCard } from "~/shell/help-card";
import { countedTerm } from "~/utils/counted-term";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: { shared: ["pijler"], typed: ["zoekterm"] },
    slideIn: true,
    tracking: true,
  },
} satisfies { policy: RoutePolicy };

/** Name of the swap with the results. */
const resultsSwap = "resultaten";
const noResults: SearchResultList = { results: [], more: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { query } = scope;
  const term = readTerm(query.getAll("zoekterm").at(-1));
  const pijler = readPijler(query.getAll("pijler").at(-1));
  const search = (part: Pijler) => (term ? searchSite(scope, term, part) : null);
  const [added, result, siteResult, suggestions, experiences] = await Promise.all([
    loadAddedContent("/zoeken", scope, {
      title: scope.t("search.title"),
      sheets: ["lists"],
      pageKind: "search",
    }),
    search(pijler),
    // Needed for the result counts of the other choices.
    pijler === "alle" ? null : search("alle"),
    term ? suggest(scope, term) : null,
    term && pijler === "alle" ? findExperiences(scope, term) : [],
  ]);
  const failed = result !== null && result.kind !== "loaded";
  const found = result?.kind === "loaded" ? result.value : noResults;
  const unfiltered = siteResult ?? result;
  // Without results the counts are omitted.
  const counts =
    unfiltered?.kind === "loaded" && unfiltered.value.results.length > 0
      ? countResults(unfiltered.value)
      : null;
  // Narrowing a search to one kind of results is not counted again.
  const counted = result && !failed && pijler === "alle" ? countedTerm(term) : null;
  if (counted) scope.count("search", counted);
  if (counted && found.results.length === 0 && experiences.length === 0)
    scope.count("search-nothing", counted);
  return data(
    {
      term,
      pijler,
      failed,
      counts: counts && { ...counts, ...(!failed && { [pijler]: countResults(found).alle }) },
      experiences,
      correction: readTerm(suggestions?.correction ?? ""),
      total: countResults(found).alle,
      groups: groupResults(found.results).map((group) => ({
        ...group,
        total: countKind(found, group.kind),
        results: pijler === "alle" ? firstResults(group) : group.results,
      })),
      ...added,
      document: {
        ...added.document,
        ...(term && { title: scope.t("search.titleFor", { term }), noindex: true }),
      },
    },
    { status: failed ? 503 : 200 },
  );
}

export default function SearchRoute() {
  const { t } = useTranslation();
  const { term, pijler, failed, counts, correction, total, groups, experiences, header, blocks, reviewed } =
    useLoaderData<typeof loader>();
  return (
    <>
      <AddedHeader task header={header ?? builtInHeader(t("search.title"))} blocks={blocks}>
        <SearchPageForm
          action="/zoeken"
          label={t("search.inPage")}
          question={t("search.question")}
          term={term}
          choice={{
            name: "pijler",
            legend: t("search.pijler.legend"),
            value: pijler,
            options: pijlers.map((value) => ({
              value,
              label: t(`search.pijler.${value}`),
              count: counts?.[value] ?? null,
            })),
          }}
          swap={resultsSwap}
          suggests
        />
      </AddedHeader>
      <div className="wrap section section-tight">
        <div className="layout-side">
          <div data-swap={resultsSwap}>
            <SearchResults
              term={term}
              pijler={pijler}
              failed={failed}
              correction={correction}
              total={total}
              hasExperiences={experiences.length > 0}
              groups={groups}
            />
            <Experiences term={term} results={experiences} />
          </div>
          <aside aria-label={t("search.help.label")}>
            <div className="sticky">
              <HelpCard title={t("search.help.title")} text={t("search.help.text")} />
            </div>
          </aside>
        </div>
      </div>
      <SwapStatus />
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}
