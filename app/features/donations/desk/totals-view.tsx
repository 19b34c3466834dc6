import { useTranslation } from "react-i18next";
import { giftsPath } from "~/features/staff/public";
import { formatAmount } from "~/utils/amount";
import { monthAndYear } from "~/utils/dates";
import type { GiftTotals } from "../../../../services/giving/contract";
import { filterQuery, readFilter } from "./filter";
import type { Period } from "./load.server";
import { goalWords } from "./words";

interface Row {
  key: string;
  title: string;
  url: string | null;
  receivedCents: number;
  returnedCents: number;
  payments: number;
}

/** Sums of a period by what they were for, and by month. */
export function TotalsView({ totals, period }: { totals: GiftTotals; period: Period }) {
  const { t } = useTranslation();
  if (totals.months.length === 0) return <p>{t("giftDesk.totals.none")}</p>;
  const goals = totals.purposes.map((row) => ({
    ...row,
    key: `${row.kind} ${row.slug}`,
    title: goalWords(row, t),
    url: `${giftsPath}?${filterQuery({ ...readFilter(new URLSearchParams()), ...period, kind: row.kind, slug: row.slug ?? "" }, null)}`,
  }));
  const months = totals.months.map((row) => ({
    ...row,
    key: row.month,
    title: monthAndYear(`${row.month}-15T12:00:00Z`),
    url: null,
  }));
  return (
    <>
      <SumTable
        id="per-doel"
        title={t("giftDesk.totals.goals")}
        of={t("giftDesk.totals.columns.goal")}
        rows={goals}
      />
      <SumTable
        id="per-maand"
        title={t("giftDesk.totals.months")}
        of={t("giftDesk.totals.columns.month")}
        rows={months}
      />
    </>
  );
}

function SumTable({ id, title, of, rows }: { id: string; title: string; of: string; rows: readonly Row[] }) {
  const { t } = useTranslation();
  const sum = (key: "receivedCents" | "returnedCents" | "payments") =>
    rows.reduce((total, row) => total + row[key], 0);
  const cells = (row: Pick<Row, "receivedCents" | "returnedCents" | "payments">) => (
    <>
      <td className="number">{row.payments}</td>
      <td className="number">{formatAmount(row.receivedCents)}</td>
      <td className="number">{formatAmount(row.returnedCents)}</td>
      <td className="number">{formatAmount(row.receivedCents + row.returnedCents)}</td>
    </>
  );
  return (
    <div className="staff-results">
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll only a focusable element */}
      <div className="table-scroll" role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col" className="number">
                {t("giftDesk.totals.columns.payments")}
              </th>
              <th scope="col" className="number">
                {t("giftDesk.totals.columns.received")}
              </th>
              <th scope="col" className="number">
                {t("giftDesk.totals.columns.returned")}
              </th>
              <th scope="col" className="number">
                {t("giftDesk.totals.columns.net")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.url ? <a href={row.url}>{row.title}</a> : row.title}</th>
                {cells(row)}
              </tr>
            ))}
            <tr>
              <th scope="row">{t("giftDesk.totals.total")}</th>
              {cells({
                receivedCents: sum("receivedCents"),
                returnedCents: sum("returnedCents"),
                payments: sum("payments"),
              })}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
