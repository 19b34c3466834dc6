import { useTranslation } from "react-i18next";
import { readPostcode } from "~/utils/postcode";
import { truncate } from "~/utils/text";
import { highlight } from "./highlight";
import { MarkedText } from "./marked-text";
import { type Pijler, pijlerOf, type ResultCount, type ResultKind, type SearchResult } from "./model";
import { NearPostcode, PostcodeNotice } from "./near-postcode";
import { Suggestions } from "./suggestions";

interface SearchResultsProps {
  term: string;
  pijler: Pijler;
  failed: boolean;
  /** Suggested spelling of a misspelt term, or ''. */
  correction: string;
  total: ResultCount;
  /** Whether experiences of members follow below. */
  hasExperiences: boolean;
  groups: { kind: ResultKind; total: ResultCount; results: SearchResult[] }[];
}

// '2024 in beeld'.
const startsWithYear = /^\s*\d{4} \p{Ll}{2} /u;

/** Results by group with the matching words marked, or advice when there are none; a postcode leads to its region. */
export function SearchResults(props: SearchResultsProps) {
  const { term, failed, total, hasExperiences } = props;
  const postcode = startsWithYear.test(term) ? null : readPostcode(term);
  if (postcode === null) return <Results {...props} />;
  if (!failed && total.count === 0 && !hasExperiences)
    return <OnlyPostcode term={term} postcode={postcode} pijler={props.pijler} />;
  return (
    <>
      <PostcodeNotice postcode={postcode} />
      <Results {...props} />
    </>
  );
}

function Results(props: SearchResultsProps) {
  const { term, pijler, failed, correction, total, hasExperiences, groups } = props;
  const { t } = useTranslation();
  if (failed) return <Message title={t("search.failed.title")} text={t("search.failed.text")} />;
  if (!term) {
    return (
      <div className="empty">
        <p>{t("search.start")}</p>
        <Suggestions />
      </div>
    );
  }
  const correctionLink = correction && <Correction term={correction} pijler={pijler} />;
  const countIn = (pijler: Pijler) =>
    groups.reduce((sum, { kind, total }) => sum + (pijlerOf(kind) === pijler ? total.count : 0), 0);
  if (total.count === 0 && hasExperiences)
    return (
      <div>
        <h2 className="result-title" data-announce>
          {t("search.onlyExperiences.title", { term })}
        </h2>
        <p>{t("search.onlyExperiences.text")}</p>
        {correctionLink}
      </div>
    );
  if (total.count === 0) return <NothingFound term={term} pijler={pijler} correctionLink={correctionLink} />;
  return (
    <div>
      <h2 className="result-title" data-announce>
        {t(total.more ? "search.countMore" : "search.count", { count: total.count, term })}
      </h2>
      {correctionLink}
      {total.more && pijler !== "alle" && <p>{t("search.narrow")}</p>}
      {groups.map(({ kind, total, results }) => (
        <section className="result-group" key={kind} aria-labelledby={`groep-${kind}`}>
          <h3 id={`groep-${kind}`}>
            {t(total.more ? "search.groupCountMore" : "search.groupCount", {
              kind: t(`search.kind.${kind}`),
              count: total.count,
            })}
          </h3>
          <ol className="rows">
            {results.map((result) => (
              <Result key={result.id} result={result} term={term} />
            ))}
          </ol>
          {pijler === "alle" && (total.more || total.count > results.length) && (
            <p>
              <MoreOfKind kind={kind} term={term} total={{ ...total, count: countIn(pijlerOf(kind)) }} />
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

/** Vacancies have a page of their own, with filters; the other groups a search in their part of the site. */
function MoreOfKind({ kind, term, total }: { kind: ResultKind; term: string; total: ResultCount }) {
  const { t } = useTranslation();
  if (kind === "vacatures")
    return (
      <a className="more" href={`/vrijwilligerswerk?${new URLSearchParams({ search: term })}`}>
        {t("search.vacancies", { term })}
      </a>
    );
  return (
    <a className="more" href={searchUrl(term, kind)}>
      {t(total.more ? "search.onlyIn" : "search.all", {
        pijler: t(`search.pijler.${kind}`),
        count: total.count,
      })}
    </a>
  );
}

function Result({ result, term }: { result: SearchResult; term: string }) {
  return (
    <li>
      {result.labels.map((label) => (
        <span className="tag" key={label}>
          {label}
        </span>
      ))}
      <h4>
        <a href={result.url}>
          <MarkedText parts={highlight(result.title, term)} />
        </a>
      </h4>
      {result.introduction && (
        <p>
          <MarkedText parts={highlight(truncate(result.introduction, 220), term)} />
        </p>
      )}
    </li>
  );
}

/** Link to the same search with another term. */
function Correction({ term, pijler }: { term: string; pijler: Pijler }) {
  const { t } = useTranslation();
  return (
    <p>
      <a className="more" href={searchUrl(term, pijler)}>
        {t("search.meant", { term })}
      </a>
    </p>
  );
}

interface NothingFoundProps {
  term: string;
  pijler: Pijler;
  correctionLink: React.ReactNode;
}

function NothingFound({ term, pijler, correctionLink }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <Message title={t("search.none.title", { term })} text={t("search.none.text")}>
      {correctionLink}
      {pijler !== "alle" && <Everywhere term={term} />}
      <h3>{t("search.none.suggestions")}</h3>
      <Suggestions />
    </Message>
  );
}

/** Instead of advice about spelling, when no page has this postcode. */
function OnlyPostcode({ term, postcode, pijler }: { term: string; postcode: string; pijler: Pijler }) {
  const { t } = useTranslation();
  return (
    <Message title={t("search.postcode.noneTitle", { term })} text={t("search.postcode.text", { postcode })}>
      <NearPostcode postcode={postcode} />
      {pijler !== "alle" && <Everywhere term={term} />}
    </Message>
  );
}

/** Link to the same search in the whole site. */
function Everywhere({ term }: { term: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <a href={searchUrl(term, "alle")}>{t("search.none.everywhere", { term })}</a>
    </p>
  );
}

function searchUrl(term: string, pijler: Pijler): string {
  return `/zoeken?${new URLSearchParams({ zoekterm: term, pijler })}`;
}

function Message({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="empty">
      <h2 data-announce>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
