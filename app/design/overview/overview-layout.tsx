import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { listAddress, type Overview } from "~/utils/overview";
import { type ItemIds, itemIds } from "~/utils/pagination";

/** The name of the swap and the id of the list. */
export const overviewSwap = "overzicht";

interface OverviewLayoutProps<T> {
  overview: Overview<T>;
  /** Renders the items; `idOf` returns the id of an item by index. */
  children: (items: T[], idOf: ItemIds) => ReactNode;
}

/** The layout of all overviews: number of items, items and pager, or links to continue without items. */
export function OverviewLayout<T>({ overview, children }: OverviewLayoutProps<T>) {
  const { t } = useTranslation();
  const { kind, term, items, total, paging, failed } = overview;
  const { page, count } = paging;
  const isShelf = kind === "recommendations";
  return (
    <section
      className="wrap section section-tight"
      id={overviewSwap}
      aria-label={t(`overview.${kind}.label`)}
    >
      <div data-swap={overviewSwap}>
        {items.length === 0 ? (
          <NoItems overview={overview} failed={failed} />
        ) : (
          <>
            <h2 className="result-title" data-announce>
              {term
                ? t(`overview.${kind}.found`, { count: total, term })
                : t(`overview.${kind}.count`, { count: total })}
              {count > 1 && !isShelf && t("overview.ofPages", { page, count })}
            </h2>
            {children(items, itemIds(overviewSwap, paging))}
            <Pagination
              paging={paging}
              items={t(`overview.${kind}.items`)}
              address={listAddress(overview)}
              anchor={overviewSwap}
              appendOnly={isShelf}
            />
          </>
        )}
      </div>
      <SwapStatus />
    </section>
  );
}

function NoItems({ overview, failed }: { overview: Overview<unknown>; failed: boolean }) {
  const { t } = useTranslation();
  const { kind, path, term } = overview;
  const title = failed
    ? t(`overview.${kind}.failed`)
    : term
      ? t(`overview.${kind}.notFound`, { term })
      : t(`overview.${kind}.none`);
  return (
    <div className="empty">
      <h2 data-announce>{title}</h2>
      <p>{t(failed ? "overview.failedText" : term ? "overview.notFoundText" : "overview.noneText")}</p>
      {term && (
        <ul>
          <li>
            <a href={path}>{t(`overview.${kind}.all`)}</a>
          </li>
          <li>
            <a href={`/zoeken?${new URLSearchParams({ zoekterm: term })}`}>
              {t("overview.everywhere", { term })}
            </a>
          </li>
        </ul>
      )}
      <p>
        {t("activities.none.call")} <HelplineLink />
      </p>
    </div>
  );
}
