import { useTranslation } from "react-i18next";
import { longDate } from "~/utils/dates";
import type { FoundGiver } from "../../../../services/giving/contract";
import { deskGiftPath } from "./paths";

/** Gifts of the givers that were found; null where the text was too short to search for. */
export function GiverList({ gifts }: { gifts: readonly FoundGiver[] | null }) {
  const { t } = useTranslation();
  return (
    <section className="staff-results" aria-labelledby="gevonden">
      <h2 id="gevonden">{t("giftDesk.givers.list")}</h2>
      {gifts === null && <p>{t("giftDesk.givers.short")}</p>}
      {gifts?.length === 0 && <p>{t("giftDesk.givers.none")}</p>}
      <ul className="staff-list">
        {gifts?.map(({ reference, name, email, at }) => (
          <li key={reference}>
            <a href={deskGiftPath(reference)}>{reference}</a>
            <p>
              {name}, {email}
            </p>
            <p>
              <time dateTime={at}>{longDate(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
