import MiniSearch from "minisearch";
import { plain } from "../../app/utils/dutch-words";

export interface Title {
  id: number;
  title: string;
  /** Whether it ranks above other titles that match equally well. */
  first: boolean;
}

/** Returns the ids of accepted titles that have a word starting with each word of the query, best match first. */
export type TitleSearch = (query: string, accepts: (id: number) => boolean) => number[];

const maxQueryLength = 200;

/** Creates a prefix search over titles. It matches words as written, without stemming. */
export function createTitleSearch(titles: Title[]): TitleSearch {
  const index = new MiniSearch<Title>({ fields: ["title"], processTerm: plain });
  index.addAll(titles);
  const titleById = new Map(titles.map((title) => [title.id, { ...title, title: plain(title.title) }]));
  return (query, accepts) => {
    const typed = query.slice(0, maxQueryLength).trim();
    const start = plain(typed);
    return index
      .search(typed, {
        prefix: true,
        combineWith: "AND",
        filter: ({ id }) => accepts(id),
        boostDocument: (id) => {
          const title = titleById.get(id);
          return (title?.first ? 3 : 1) * (title?.title.startsWith(start) ? 3 : 1);
        },
      })
      .map(({ id }): number => id);
  };
}
