import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { CommunityNav } from "~/features/community/community-nav";
import { communityDocument } from "~/features/community/document";
import { communityPath, communitySearchPath, forumPath } from "~/features/community/paths";
import { FoundGroups } from "~/features/community/search/found-groups";
import { searchExperiences } from "~/features/community/search/load.server";
import { kindInServices, readKind, searchKinds } from "~/features/community/search/model";
import { readTerm, SearchPageForm } from "~/features/search/public";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { itemIds, pagingNames, readPageRequest } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: { shared: ["soort", ...pagingNames()], typed: ["zoekterm"] },
    siteMap: true,
  },
} satisfies { policy: RoutePolicy };

/** The value of `soort` for all kinds. */
const everything = "alles";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { query, t } = scope;
  const term = readTerm(query.getAll("zoekterm").at(-1));
  const kind = readKind(query.getAll("soort").at(-1));
  const answer = term
    ? await searchExperiences(scope, { term, kind, request: readPageRequest(query) })
    : null;
  const document = communityDocument(
    term ? t("communitySearch.titleFor", { term }) : t("communitySearch.title"),
    { isPublic: !term, description: t("communitySearch.intro") },
  );
  return data({ term, kind, answer, document }, { status: answer?.searched === "nothing" ? 503 : 200 });
}

/** Searches what members wrote, and the pages of the site. */
export default function CommunitySearchRoute() {
  const { t } = useTranslation();
  const { term, kind, answer } = useLoaderData<typeof loader>();
  const title = t("communitySearch.title");
  const found = searchKinds.flatMap((value) => {
    const group = answer?.groups.find((group) => group.kind === value);
    if (!group && value !== kind) return [];
    return [{ value, label: t(`communitySearch.kinds.${value}`), count: group?.count ?? null }];
  });
  const all = { value: everything, label: t("communitySearch.everything"), count: null };
  return (
    <>
      <PageHeader
        task
        header={{ ...builtInHeader(title), sand: true }}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("community.title"), url: communityPath },
          { title: t("communitySearch.nav"), url: communitySearchPath },
        ]}
      >
        <SearchPageForm
          action={communitySearchPath}
          label={t("communitySearch.label")}
          question={t("communitySearch.question")}
          term={term}
          choice={{
            name: "soort",
            legend: t("communitySearch.legend"),
            value: kind ?? everything,
            options: found.length > 0 ? [all, ...found] : [],
          }}
        />
      </PageHeader>
      <CommunityNav />
      <div className="wrap section section-tight">
        <Results />
        <SwapStatus />
      </div>
    </>
  );
}

function Results() {
  const { t } = useTranslation();
  const { term, kind, answer } = useLoaderData<typeof loader>();
  if (!answer) return <p>{t("communitySearch.start")}</p>;
  const shown = answer.groups.filter((group) => kind === null || group.kind === kind);
  const isOfMembers = shown.some((group) => kindInServices[group.kind]);
  if (answer.searched === "nothing")
    return (
      <div className="empty">
        <h2>{t("search.failed.title")}</h2>
        <p>{t("search.failed.text")}</p>
      </div>
    );
  if (shown.length === 0) return <NothingFound />;
  return (
    <section id="gevonden" aria-labelledby="gevonden-titel" data-swap="gevonden">
      <h2 className="result-title" id="gevonden-titel" data-announce>
        {t("communitySearch.found", { term })}
      </h2>
      {answer.searched === "part" && <p>{t("communitySearch.part")}</p>}
      {!answer.isExact && isOfMembers && <p>{t("communitySearch.near")}</p>}
      <FoundGroups
        term={term}
        groups={shown}
        isOverview={kind === null}
        idOf={kind === null ? undefined : itemIds("gevonden", answer.paging)}
      />
      <Pagination paging={answer.paging} items={t("communitySearch.items")} anchor="gevonden" />
    </section>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  const { term, kind, answer } = useLoaderData<typeof loader>();
  return (
    <div className="empty">
      <h2>{t("communitySearch.none.title", { term })}</h2>
      {answer?.searched === "part" && <p>{t("communitySearch.part")}</p>}
      <p>{t("communitySearch.none.text")}</p>
      <p className="plain-links">
        {kind && (
          <a href={`${communitySearchPath}?${new URLSearchParams({ zoekterm: term })}`}>
            {t("communitySearch.none.everything", { term })}
          </a>
        )}{" "}
        <a href={forumPath}>{t("communitySearch.none.forum")}</a>
      </p>
    </div>
  );
}
