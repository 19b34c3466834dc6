import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { longDate } from "~/utils/dates";
import type { Period } from "./load.server";
import { fileDownloadPath } from "./paths";

/** Downloads the entries of a period. */
export function FileForm({ period: { from, until }, token }: { period: Period; token: string }) {
  const { t } = useTranslation();
  return (
    <section className="staff-results" aria-labelledby="bestand">
      <h2 id="bestand">{t("giftDesk.totals.file")}</h2>
      <p>{t("giftDesk.totals.fileText", { from: longDate(from), until: longDate(until) })}</p>
      <form method="post" action={fileDownloadPath}>
        <ChoiceGroup
          type="radio"
          name="soort"
          legend={t("giftDesk.totals.kind")}
          options={[
            ["csv", t("giftDesk.totals.kinds.csv")],
            ["camt", t("giftDesk.totals.kinds.camt")],
          ]}
          chosen={["csv"]}
        />
        <input type="hidden" name="van" value={from} />
        <input type="hidden" name="tot" value={until} />
        <input type="hidden" name="token" value={token} />
        <div className="form-actions">
          <button className="btn btn-second" type="submit">
            {t("giftDesk.totals.download")}
          </button>
        </div>
      </form>
    </section>
  );
}
