import MiniSearch from "minisearch";
import { plain } from "./dutch-words";

export interface Title {
  id: number;
  title: string;
  /** Goes before others that fit as well. */
  first: boolean;
}

/** Answers the ids of the accepted titles that hold words beginning with each of those asked, best first. */
export type TitleSearch = (query: string, accepts: (id: number) => boolean) => number[];

const maximumLength = 200;

/** What somebody may be typing: words as they are written, where the search itself knows their forms. */
export function createTitleSearch(titles: Title[]): TitleSearch {
  const index = new MiniSearch<Title>({ fields: ["title"], processTerm: plain });
  index.addAll(titles);
  const known = new Map(titles.map((title) => [title.id, { ...title, title: plain(title.title) }]));
  return (query, accepts) => {
    const typed = query.slice(0, maximumLength).trim();
    const start = plain(typed);
    return index
      .search(typed, {
        prefix: true,
        combineWith: "AND",
        filter: ({ id }) => accepts(id),
        boostDocument: (id) => {
          const title = known.get(id);
          return (title?.first ? 3 : 1) * (title?.title.startsWith(start) ? 3 : 1);
        },
      })
      .map(({ id }): number => id);
  };
}
