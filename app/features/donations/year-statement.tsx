import { useTranslation } from "react-i18next";
import { GiftFacts } from "./gift-facts";
import { donationPaths } from "./paths";
import { type YearOfGift, yearColumns, yearFacts, yearRows } from "./year-words";

/** What was given in a year with one gift, to print or as a file. @param code of the link */
export function YearStatement({ code, ...year }: YearOfGift & { code: string }) {
  const { t } = useTranslation();
  const { given } = year;
  const file = `${donationPaths.yearFile}?${new URLSearchParams({ code, jaar: String(given.year) })}`;
  return (
    <>
      <p className="actions">
        <a className="btn" href={file}>
          {t("giving.year.download")}
        </a>
        <button className="btn btn-second" type="button" data-print hidden>
          {t("giving.year.print")}
        </button>
      </p>
      <GiftFacts facts={yearFacts(year, t)} />
      <div className="u-mt-7">
        <h2 id="betalingen">{t("giving.year.lines")}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll only a focusable element */}
        <div className="table-scroll u-mt-5" role="region" aria-labelledby="betalingen" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {yearColumns(t).map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {yearRows(given, t).map(([date, purpose, amount], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and none ever moves
                <tr key={index}>
                  <td>{date}</td>
                  <td>{purpose}</td>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p className="u-mt-5">{t("giving.year.keep")}</p>
    </>
  );
}
