import MiniSearch from "minisearch";
import { plain } from "../../app/utils/dutch-words";

export interface Title {
  id: number;
  title: string;
  /** What visitors type when they look for this page. */
  phrases: string[];
  /** Whether it ranks above other titles that match equally well. */
  first: boolean;
}

/** Returns the ids of accepted pages with a word in title or phrases starting with each word of the query, best first. */
export type TitleSearch = (query: string, accepts: (id: number) => boolean) => number[];

const maxQueryLength = 200;

/** Creates a prefix search over titles and phrases. It matches words as written, without stemming. */
export function createTitleSearch(titles: Title[]): TitleSearch {
  const index = new MiniSearch<Omit<Title, "phrases"> & { phrases: string }>({
    fields: ["title", "phrases"],
    processTerm: plain,
  });
  index.addAll(titles.map((title) => ({ ...title, phrases: title.phrases.join("\n") })));
  const titleById = new Map(
    titles.map((title) => [
      title.id,
      { ...title, title: plain(title.title), phrases: title.phrases.map(plain) },
    ]),
  );
  return (query, accepts) => {
    const typed = query.slice(0, maxQueryLength).trim();
    const start = plain(typed);
    return index
      .search(typed, {
        prefix: true,
        boost: { title: 3 },
        combineWith: "AND",
        filter: ({ id }) => accepts(id),
        boostDocument: (id) => {
          const title = titleById.get(id);
          const startsPhrase = title?.phrases.some((phrase) => phrase.startsWith(start));
          const starts = title?.title.startsWith(start) ? 3 : startsPhrase ? 2 : 1;
          return (title?.first ? 3 : 1) * starts;
        },
      })
      .map(({ id }): number => id);
  };
}
