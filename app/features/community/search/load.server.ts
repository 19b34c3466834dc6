import type { RequestScope } from "~/.server/context/scope";
import { waitingAtMost } from "~/.server/http/call";
import { callServices } from "~/.server/http/call-services";
import { callForMember } from "~/features/accounts/public.server";
import type { SearchResult } from "~/features/search/public";
import { searchSite } from "~/features/search/public.server";
import { pageCount } from "~/utils/pagination";
import { communityContract, type FoundKind } from "../../../../services/community/contract";
import {
  type Found,
  type FoundGroup,
  foundPage,
  foundText,
  kindInServices,
  kindOfPage,
  kindOfServices,
  type SearchKind,
  searchKinds,
} from "./model";

/** Of pages of the site: the best of each kind, or those of a page of one kind. */
const bestPages = 3;
const pagesOfKind = 20;

interface Question {
  term: string;
  /** Null for the best of each kind. */
  kind: SearchKind | null;
  page: number;
}

interface Answer {
  /** Kinds of which nothing was found are left out, in a search of all kinds and of one. */
  groups: FoundGroup[];
  paging: { page: number; count: number };
  /** Whether members wrote the words as they were typed; else others like them are found. */
  isExact: boolean;
  /** How much was searched: 'part' where the services or the product API failed. */
  searched: "all" | "part" | "nothing";
}

/** Searches what members wrote, as far as the visitor may read it, and the pages of the site. */
export async function searchExperiences(
  scope: RequestScope,
  { term, kind, page: asked }: Question,
): Promise<Answer> {
  const page = kind ? asked : 1;
  const kindOfTexts = kind && kindInServices[kind];
  const [texts, pages] = await Promise.all([
    callForMember(scope, communityContract.searchCommunity, {
      words: term,
      kind: kindOfTexts,
      page: kindOfTexts ? page : 1,
    }).then(
      ({ body }) => body,
      () => null,
    ),
    searchSite(scope, term, "alle"),
  ]);
  const ofTexts = (texts?.kinds ?? []).map(
    (found): FoundGroup => ({
      kind: kindOfServices[found.kind],
      count: { count: found.count, more: found.isMore },
      results: found.results.map(foundText),
    }),
  );
  const ofPages = pages.kind === "loaded" ? groupPages(pages.value, { term, kind, page }) : [];
  const groups = [...ofTexts, ...ofPages];
  const foundOfKind = groups.find((group) => group.kind === kind)?.count.count ?? 0;
  const pagesFound = pageCount(foundOfKind, pagesOfKind);
  const failures = [texts === null, pages.kind !== "loaded"].filter(Boolean).length;
  return {
    groups: searchKinds.flatMap((each) => groups.filter((group) => group.kind === each)),
    paging: kindOfTexts
      ? { page: texts?.page ?? 1, count: texts?.pageCount ?? 1 }
      : { page: Math.min(page, pagesFound), count: pagesFound },
    isExact: texts?.isExact ?? true,
    searched: failures === 0 ? "all" : failures === 1 ? "part" : "nothing",
  };
}

const experiences: readonly FoundKind[] = ["conversation", "entry", "blog"];
const bestExperiences = 2;
const maxWaitMs = 1000;

/**
 * The best texts of each kind that everybody may read, with the words as they were typed; none in an outage, or after
 * `maxWaitMs`: they are an addition to the results of the site.
 */
export async function findExperiences({ upstreams }: RequestScope, term: string): Promise<Found[]> {
  const services = waitingAtMost(upstreams.services, maxWaitMs);
  const input = { words: term, kind: null, page: 1 };
  const answer = await callServices({ services }, communityContract.searchCommunity, { input }).catch(
    () => null,
  );
  if (!answer?.body.isExact) return [];
  return answer.body.kinds
    .filter(({ kind }) => experiences.includes(kind))
    .flatMap(({ results }) => results.slice(0, bestExperiences).map(foundText));
}

/** The pages of each kind, cut to what is shown. */
function groupPages(
  { results, more }: { results: SearchResult[]; more: boolean },
  { term, kind, page }: Question,
): FoundGroup[] {
  const size = kind ? pagesOfKind : bestPages;
  return searchKinds.flatMap((each) => {
    const found = results.filter((result) => kindOfPage(result) === each);
    if (found.length === 0) return [];
    const first = (Math.min(page, pageCount(found.length, size)) - 1) * size;
    const shown = found.slice(first, first + size).map((result) => foundPage(result, term));
    return [{ kind: each, count: { count: found.length, more }, results: shown }];
  });
}
