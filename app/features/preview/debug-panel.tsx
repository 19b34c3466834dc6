import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import type { Timing } from "~/utils/timings";

const TimingsContext = createContext<readonly Timing[]>([]);

/** Timings of the page load, recorded by entry.server.tsx. */
export const TimingsProvider = TimingsContext.Provider;

/** Debug panel of a preview: how the page was rendered, and a button that triggers an error. */
export function DebugPanel({ page }: { page: { type: string; blocks: { type: string }[] } }) {
  const { t } = useTranslation();
  const { address } = usePageContext();
  const timings = useContext(TimingsContext);
  const broken = page.blocks.filter(({ type }) => type === "broken").length;
  return (
    <section className="section sand debug-panel" id="opbouw" aria-labelledby="opbouw-titel">
      <div className="wrap">
        <h2 id="opbouw-titel">{t("debug.title")}</h2>
        <dl>
          <dt>{t("debug.page")}</dt>
          <dd>{page.type}</dd>
          <dt>{t("debug.blocks")}</dt>
          <dd>{t("debug.blockCount", { blocks: page.blocks.length, broken })}</dd>
          <dt>{t("debug.cache")}</dt>
          <dd>{t("debug.notCached")}</dd>
        </dl>
        <table>
          <caption>{t("debug.timings")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("debug.call")}</th>
              <th scope="col">{t("debug.from")}</th>
              <th scope="col" className="number">
                {t("debug.milliseconds")}
              </th>
            </tr>
          </thead>
          <tbody>
            {timings.map(({ name, detail, milliseconds, cache }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls may repeat, and the order never changes
              <tr key={index}>
                <td>
                  {name} {detail && <code>{detail}</code>}
                </td>
                <td>{t(`debug.cacheStates.${cache}`)}</td>
                <td className="number">{milliseconds.toFixed(1).replace(".", ",")}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <form method="post" action={address}>
          <p>{t("debug.failText")}</p>
          <button className="btn btn-second" type="submit">
            {t("debug.fail")}
          </button>
        </form>
      </div>
    </section>
  );
}
