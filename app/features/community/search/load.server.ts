import type { Load } from "~/.server/cache/swr-cache";
import { bytesPerCharacter } from "~/.server/cache/upstream-cache";
import type { RequestScope } from "~/.server/context/scope";
import { waitingAtMost } from "~/.server/http/call";
import { callServices } from "~/.server/http/call-services";
import { loadPages } from "~/.server/http/list-pages";
import { callForMember } from "~/features/accounts/public.server";
import type { SearchResult } from "~/features/search/public";
import { searchSite } from "~/features/search/public.server";
import { noPages, type PageRequest, type Paging, pageCount } from "~/utils/pagination";
import { looksPersonal } from "~/utils/personal-data";
import { communityContract, type FoundKind, type FoundResult } from "../../../../services/community/contract";
import { communityTags } from "../tags";
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
  request: PageRequest;
}

interface Answer {
  /** Kinds of which nothing was found are left out, in a search of all kinds and of one. */
  groups: FoundGroup[];
  paging: Paging;
  /** Whether members wrote the words as they were typed; else others like them are found. */
  isExact: boolean;
  /** How much was searched: 'part' where the services or the product API failed. */
  searched: "all" | "part" | "nothing";
}

/** Searches what members wrote, as far as the visitor may read it, and the pages of the site. */
export async function searchExperiences(
  scope: RequestScope,
  { term, kind, request }: Question,
): Promise<Answer> {
  const kindOfTexts = kind && kindInServices[kind];
  const [texts, pages] = await Promise.all([
    loadPages(
      kindOfTexts ? request : firstPage,
      async (page) => {
        const input = { words: term, kind: kindOfTexts, page };
        return (await callForMember(scope, communityContract.searchCommunity, input)).body;
      },
      ({ kinds }) => kinds,
    ).catch(() => null),
    searchSite(scope, term, "alle"),
  ]);
  const ofTexts = (texts?.last.kinds ?? []).map(
    (found): FoundGroup => ({
      kind: kindOfServices[found.kind],
      count: { count: found.count, more: found.isMore },
      results: (texts?.items ?? [])
        .filter((each) => each.kind === found.kind)
        .flatMap(({ results }) => results.map(foundText)),
    }),
  );
  const ofPages = pages.kind === "loaded" ? groupPages(pages.value, { term, kind, request }) : [];
  const groups = [...ofTexts, ...ofPages];
  const foundOfKind = groups.find((group) => group.kind === kind)?.count.count ?? 0;
  const failures = [texts === null, pages.kind !== "loaded"].filter(Boolean).length;
  return {
    groups: searchKinds.flatMap((each) => groups.filter((group) => group.kind === each)),
    paging: kindOfTexts ? (texts?.paging ?? noPages) : pagingOf(request, foundOfKind),
    isExact: texts?.last.isExact ?? true,
    searched: failures === 0 ? "all" : failures === 1 ? "part" : "nothing",
  };
}

const firstPage: PageRequest = { page: 1, fromFirst: false };

/** The pagination of found pages of the site, of one kind. */
function pagingOf({ page: asked, fromFirst }: PageRequest, found: number): Paging {
  const count = pageCount(found, pagesOfKind);
  const page = Math.min(asked, count);
  return { page, count, before: fromFirst ? (page - 1) * pagesOfKind : 0 };
}

const experienceKinds: readonly FoundKind[] = ["conversation", "entry", "blog"];
const bestExperiences = 2;
const maxWaitMs = 1000;

/**
 * The best texts of each kind that everybody may read, with the words as they were typed; none in an outage, or after
 * `maxWaitMs`: they are an addition to the results of the site. Kept as pages are, until a text changes.
 */
export async function findExperiences(scope: RequestScope, term: string): Promise<Found[]> {
  const { experiences, config } = scope;
  const load: Load<readonly FoundResult[] | null> = async (startedAt) => {
    const value = await askExperiences(scope, term);
    if (!value || looksPersonal(term)) return { kind: "uncacheable", value };
    const until = startedAt + config.cache.freshMs;
    const tags = [communityTags.all, communityTags.lists];
    const lifetime = { freshUntil: until, staleUntil: until, outageUntil: until, endsWithFlush: true };
    const size = bytesPerCharacter * JSON.stringify(value).length;
    const entry = { value, tags, requestedAt: startedAt, ...lifetime };
    return { kind: "loaded", entry, size, isInvented: true };
  };
  return ((await experiences.find(term, load)).value ?? []).map(foundText);
}

async function askExperiences({ upstreams }: RequestScope, term: string): Promise<FoundResult[] | null> {
  const services = waitingAtMost(upstreams.services, maxWaitMs);
  const input = { words: term, kind: null, page: 1 };
  const answer = await callServices({ services }, communityContract.searchCommunity, { input }).catch(
    () => null,
  );
  if (!answer) return null;
  if (!answer.body.isExact) return [];
  return answer.body.kinds
    .filter(({ kind }) => experienceKinds.includes(kind))
    .flatMap(({ results }) => results.slice(0, bestExperiences));
}

/** The pages of each kind, cut to what is shown. */
function groupPages(
  { results, more }: { results: SearchResult[]; more: boolean },
  { term, kind, request }: Question,
): FoundGroup[] {
  return searchKinds.flatMap((each) => {
    const found = results.filter((result) => kindOfPage(result) === each);
    if (found.length === 0) return [];
    const { page, before } = pagingOf(request, found.length);
    const end = kind ? page * pagesOfKind : bestPages;
    const first = kind ? end - pagesOfKind - before : 0;
    const shown = found.slice(first, end).map((result) => foundPage(result, term));
    return [{ kind: each, count: { count: found.length, more }, results: shown }];
  });
}
