import { useTranslation } from "react-i18next";
import { MarkedText } from "~/features/search/public";
import { longDate } from "~/utils/dates";
import type { ItemIds } from "~/utils/pagination";
import { useAuthorName } from "../author-line";
import { communitySearchPath } from "../paths";
import type { Found, FoundGroup } from "./model";

interface FoundGroupsProps {
  term: string;
  groups: readonly FoundGroup[];
  /** Whether there is a link to all results of each kind. */
  isOverview: boolean;
  /** Ids of the results, for one kind that 'Laad meer' extends. */
  idOf?: ItemIds;
}

/** What was found, by kind, with the words of the search marked. */
export function FoundGroups({ term, groups, isOverview, idOf }: FoundGroupsProps) {
  const { t } = useTranslation();
  return groups.map(({ kind, count: { count, more }, results }) => (
    <section className="result-group" key={kind} aria-labelledby={`groep-${kind}`}>
      <h3 id={`groep-${kind}`}>
        {t(more ? "search.groupCountMore" : "search.groupCount", {
          kind: t(`communitySearch.kinds.${kind}`),
          count,
        })}
      </h3>
      <FoundList results={results} idOf={idOf} />
      {isOverview && (more || count > results.length) && (
        <p>
          <a className="more" href={searchPath({ zoekterm: term, soort: kind })}>
            {t("communitySearch.all", { kind: t(`communitySearch.kinds.${kind}`).toLowerCase() })}
          </a>
        </p>
      )}
    </section>
  ));
}

const searchPath = (query: Record<string, string>) => `${communitySearchPath}?${new URLSearchParams(query)}`;

/** What members wrote, as a group of the site's own search; nothing where nothing was found. */
export function Experiences({ term, results }: { term: string; results: readonly Found[] }) {
  const { t } = useTranslation();
  if (results.length === 0) return null;
  return (
    <section className="result-group" aria-labelledby="groep-ervaringen">
      <h3 id="groep-ervaringen">{t("communitySearch.experiences")}</h3>
      <FoundList results={results} />
      <p>
        <a className="more" href={searchPath({ zoekterm: term })}>
          {t("communitySearch.further")}
        </a>
      </p>
    </section>
  );
}

interface FoundListProps {
  results: readonly Found[];
  idOf?: ItemIds;
}

function FoundList({ results, idOf }: FoundListProps) {
  return (
    <ol className="rows" data-items={idOf ? "" : undefined}>
      {results.map((found, index) => (
        <FoundItem key={found.url} found={found} id={idOf?.(index)} />
      ))}
    </ol>
  );
}

function FoundItem({ found, id }: { found: Found; id: string | undefined }) {
  const { url, title, excerpt, place, written } = found;
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  return (
    <li id={id}>
      {place && <p className="kicker">{place}</p>}
      <h4>
        <a href={url}>
          <MarkedText parts={title} />
        </a>
      </h4>
      {excerpt.length > 0 && (
        <p>
          <MarkedText parts={excerpt} />
        </p>
      )}
      {written && (
        <p className="meta">
          {t("communitySearch.written", { name: nameOf(written.author), date: longDate(written.at) })}
        </p>
      )}
    </li>
  );
}
