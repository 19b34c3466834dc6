import type { AnswerTo, InputOf } from "../../platform/contract";
import type { SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { itemsOnPage } from "../schemas";
import { type FoundResult, foundKinds, type searchContract, textKinds } from "./contract";
import { findGroups, listSearchedGroups } from "./find-groups";
import { findTexts, type Hit } from "./find-texts";
import { findNearWords } from "./near-words";
import { showHits } from "./shown-results";
import { searchedWords, stemOfPlain } from "./words";

type Contract = (typeof searchContract)["searchCommunity"];
type Body = AnswerTo<Contract>["body"];

/** Of each kind, where all are asked for. */
const mostOfEach = 5;

/** The stems of each word, of which one is enough. */
type Words = readonly (readonly string[])[];

/** What was found for some words. */
interface Found {
  words: Words;
  /** As they were asked for in PostgreSQL. */
  query: string;
  groups: FoundResult[];
  hits: Hit[];
  isMore: boolean;
}

interface Viewer {
  db: Queries;
  member: SessionMember | null;
}

/** Searches what a viewer may read: for all words as typed, else as they may have been meant, else for some of them. */
export async function searchCommunity(
  { input, member }: { input: InputOf<Contract>; member: SessionMember | null },
  { db }: Pick<Services, "db">,
): Promise<AnswerTo<Contract>> {
  const viewer = { db, member };
  const typed = searchedWords(input.words);
  const nothing = { page: 1, pageCount: 1, isExact: true, kinds: [] };
  if (typed.length === 0) return { status: 200, body: nothing };
  const { found, isExact } = await findWords(typed, viewer);
  return { status: 200, body: found ? await show(found, { ...input, isExact }, viewer) : nothing };
}

async function findWords(
  typed: readonly string[],
  viewer: Viewer,
): Promise<{ found: Found | null; isExact: boolean }> {
  const searchedGroups = listSearchedGroups(viewer.db);
  const find = async (words: Words, needed: "all" | "some"): Promise<Found | null> => {
    const query = tsquery(words, needed);
    const [texts, groups] = await Promise.all([
      findTexts(viewer.db, { query, kind: null, isMember: viewer.member !== null }),
      searchedGroups,
    ]);
    const found = { words, query, ...texts, groups: needed === "all" ? findGroups(groups, words) : [] };
    return found.groups.length + found.hits.length > 0 ? found : null;
  };
  const exact = await find(
    typed.map((word) => [stemOfPlain(word)]),
    "all",
  );
  if (exact) return { found: exact, isExact: true };
  const near = await findNearWords(viewer.db, typed);
  const meant = typed.map((word) => [word, ...(near.get(word) ?? [])].map(stemOfPlain));
  const found =
    (near.size > 0 && (await find(meant, "all"))) || (typed.length > 1 && (await find(meant, "some")));
  return { found: found || null, isExact: false };
}

/** Stems have letters and digits only, so none of them is an operator. */
function tsquery(words: Words, needed: "all" | "some"): string {
  const choices = words.map((stems) => `(${stems.map((stem) => `'${stem}'`).join(" | ")})`);
  return choices.join(needed === "all" ? " & " : " | ");
}

/** The best of each kind, or a page of one. */
async function show(
  found: Found,
  { kind, page: asked, isExact }: InputOf<Contract> & { isExact: boolean },
  { db, member }: Viewer,
): Promise<Body> {
  const ofKind = await hitsOfKind(found, kind, { db, member });
  const lengths = { group: found.groups.length, ...countHits(found.hits) };
  if (kind !== null && kind !== "group") lengths[kind] = ofKind.hits.length;
  const pageCount = kind === null ? 1 : Math.max(1, Math.ceil(lengths[kind] / itemsOnPage));
  const page = Math.min(asked, pageCount);
  const part = <T>(items: readonly T[]) =>
    kind === null ? items.slice(0, mostOfEach) : items.slice((page - 1) * itemsOnPage, page * itemsOnPage);
  const hits = textKinds.flatMap((each) => part(ofKind.hits.filter((hit) => hit.kind === each)));
  const shown = await showHits(db, hits, {
    stems: new Set(found.words.flat()),
    readerId: member?.id ?? null,
  });
  const results = [...(kind === null || kind === "group" ? part(found.groups) : []), ...shown];
  return {
    page,
    pageCount,
    isExact,
    kinds: foundKinds
      .filter((each) => lengths[each] > 0)
      .map((each) => ({
        kind: each,
        count: lengths[each],
        isMore: each !== "group" && (each === kind ? ofKind : found).isMore,
        results: results.filter((result) => result.kind === each),
      })),
  };
}

/** The hits of the kind that was asked for: searched for alone, where those of all kinds are not complete. */
async function hitsOfKind(
  { query, hits, isMore }: Found,
  kind: InputOf<Contract>["kind"],
  { db, member }: Viewer,
): Promise<{ hits: Hit[]; isMore: boolean }> {
  if (kind === null) return { hits, isMore };
  if (kind === "group") return { hits: [], isMore: false };
  if (isMore) return findTexts(db, { query, kind, isMember: member !== null });
  return { hits: hits.filter((hit) => hit.kind === kind), isMore };
}

function countHits(hits: readonly Hit[]) {
  const count = { conversation: 0, entry: 0, blog: 0 };
  for (const { kind } of hits) count[kind] += 1;
  return count;
}
