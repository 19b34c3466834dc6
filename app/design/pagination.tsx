import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { newItemId, type Paging, pageAddress, pageNumbers } from "~/utils/pagination";
import { Icon } from "./icons/icon";

interface PaginationProps {
  paging: Paging;
  /** What is listed, in the plural, such as 'vacatures'. */
  items: string;
  /** The address of the list, where that is not the page's own. */
  address?: string;
  /** The name of the page number in the address, where a page has more than one list. */
  name?: string;
  /** Where on the page the list begins. */
  anchor: string;
  /** Each page shows what was before it too: then there is only 'Laad meer', on all windows. */
  appendOnly?: boolean;
}

/** 'Laad meer' on small windows, numbered pages on wide ones; nothing at one page (spec 002, section 9). */
export function Pagination({ paging, items, address, name, anchor, appendOnly = false }: PaginationProps) {
  const { t } = useTranslation();
  const shell = usePageContext();
  const { page, count } = paging;
  const numbers = pageNumbers(paging);
  if (numbers.length === 0 || (appendOnly && page === count)) return null;
  const list = { ...(name && { name }), anchor };
  const to = (number: number) =>
    pageAddress(address ?? shell.address, { page: number, fromFirst: false }, list);
  const more = { page: page + 1, fromFirst: !appendOnly };
  return (
    <nav className="pages" aria-label={t("pagination.label", { items })}>
      {page < count && (
        <a
          className={appendOnly ? "btn btn-second" : "btn btn-second load"}
          href={pageAddress(address ?? shell.address, more, { ...list, anchor: newItemId(anchor) })}
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
              <a href={to(page - 1)} rel="prev" data-swap-link="">
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
                <a href={to(number)} data-swap-link="">
                  <span className="vh">{t("pagination.page")} </span>
                  {number}
                </a>
              )}
            </li>
          ))}
          {page < count && (
            <li>
              <a href={to(page + 1)} rel="next" data-swap-link="">
                {t("pagination.next")} <Icon name="arrow" />
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}
