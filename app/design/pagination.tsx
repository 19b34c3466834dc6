import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { newItemId, type Paging, pageAddress, pageNumbers } from "~/utils/pagination";
import { Icon } from "./icons/icon";

interface PaginationProps {
  paging: Paging;
  /** The plural of the items, such as 'vacatures'. */
  items: string;
  /** The address of the list. Default: the address of the page. */
  address?: string;
  /** The query parameter of the page number. Default: `page`. */
  name?: string;
  /** The id of the list. */
  anchor: string;
  /** Whether each page includes the earlier ones; then there is only 'Laad meer', on every screen. */
  appendOnly?: boolean;
}

/** 'Laad meer' on narrow windows, page numbers on wide ones; renders nothing for a single page. */
export function Pagination({ paging, items, address, name, anchor, appendOnly = false }: PaginationProps) {
  const { t } = useTranslation();
  const current = usePageContext();
  const { page, count } = paging;
  const numbers = pageNumbers(paging);
  if (numbers.length === 0 || (appendOnly && page === count)) return null;
  const list = { ...(name && { name }), anchor };
  const addressOfPage = (number: number) =>
    pageAddress(address ?? current.address, { page: number, fromFirst: false }, list);
  const more = { page: page + 1, fromFirst: !appendOnly };
  return (
    <nav className="pages" aria-label={t("pagination.label", { items })}>
      {page < count && (
        <a
          className={appendOnly ? "btn btn-second" : "btn btn-second load"}
          href={pageAddress(address ?? current.address, more, { ...list, anchor: newItemId(anchor) })}
          data-swap-link=""
          data-append=""
        >
          {t("pagination.more", { items })}
        </a>
      )}
      {!appendOnly && (
        <ul>
          {page > 1 && (
            <li>
              <a href={addressOfPage(page - 1)} rel="prev" data-swap-link="">
                {t("pagination.previous")}
              </a>
            </li>
          )}
          {numbers.map((number, index) => (
            <li key={number ?? `gap-${numbers[index - 1]}`}>
              {number === null ? (
                <span>…</span>
              ) : number === page ? (
                <b aria-current="page">
                  <span className="vh">{t("pagination.page")} </span>
                  {number}
                </b>
              ) : (
                <a href={addressOfPage(number)} data-swap-link="">
                  <span className="vh">{t("pagination.page")} </span>
                  {number}
                </a>
              )}
            </li>
          ))}
          {page < count && (
            <li>
              <a href={addressOfPage(page + 1)} rel="next" data-swap-link="">
                {t("pagination.next")} <Icon name="arrow" />
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}
