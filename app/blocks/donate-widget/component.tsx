import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { RichText } from "~/design/rich-text";
import { ChooseToo } from "~/features/donations/choose-too";
import { donationFields, otherAmount } from "~/features/donations/model";
import { formatAmount } from "~/utils/amount";

type Frequency = Block<"donate_widget">["frequencies"][number];

/**
 * A GET form to DONATE_URL. Amounts differ by frequency, so each frequency has its own fields. CSS shows those of the
 * chosen frequency (`.pick`), and only those are read (docs/content.md).
 */
export function DonateWidgetBlock({ block }: { block: Block<"donate_widget"> }) {
  const { t } = useTranslation();
  const { donateUrl } = usePageContext();
  const id = `geven-${block.id}`;
  const [first, ...others] = block.frequencies;
  return (
    <div className="donate-block">
      <div className="words">
        <h2 id={id}>{block.title ?? t("donate.title")}</h2>
        {block.html && <RichText html={block.html} headings={3} />}
      </div>
      <form className="donate" action={donateUrl} aria-labelledby={id}>
        {others.length > 0 ? (
          <Frequencies frequencies={block.frequencies} id={id} />
        ) : (
          first && (
            <>
              <input type="hidden" name="frequentie" value={first.frequency} />
              <Amounts frequency={first} id={id} />
            </>
          )
        )}
        <button className="btn btn-accent btn-wide" type="submit">
          <Icon name="heart" />
          {t("donate.button")}
        </button>
      </form>
    </div>
  );
}

function Frequencies({ frequencies, id }: { frequencies: Frequency[]; id: string }) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend>{t("donate.frequencyLegend")}</legend>
      <div className={`pick pick-${frequencies.length}`}>
        {frequencies.flatMap(({ frequency, title }, index) => [
          <input
            key={frequency}
            type="radio"
            name="frequentie"
            id={`${id}-${frequency}`}
            value={frequency}
            defaultChecked={index === 0}
          />,
          <label key={`${frequency}-label`} htmlFor={`${id}-${frequency}`}>
            {title ?? t(`donate.frequency.${frequency}`)}
          </label>,
        ])}
        {frequencies.map((frequency, index) => (
          <Amounts
            key={frequency.frequency}
            frequency={frequency}
            id={id}
            className={frequencies
              .flatMap((_, other) => (other === index ? [] : `not-${other + 1}`))
              .join(" ")}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AmountsProps {
  frequency: Frequency;
  id: string;
  /** `not-{n}` for each choice that hides these amounts. */
  className?: string;
}

function Amounts({ frequency: { frequency, amounts, defaultIndex }, id, className }: AmountsProps) {
  const { t } = useTranslation();
  const fields = donationFields(frequency);
  const idOf = (amount: number | string) => `${id}-${frequency}-${amount}`;
  return (
    <fieldset className={className}>
      <legend>{t(`donate.amountLegend.${frequency}`)}</legend>
      <div className="seg amounts">
        {amounts.map((euros, index) => (
          <div className="choice" key={euros}>
            <input
              type="radio"
              name={fields.amount}
              id={idOf(euros)}
              value={euros}
              defaultChecked={index === defaultIndex}
            />
            <label htmlFor={idOf(euros)}>{formatAmount(euros * 100)}</label>
          </div>
        ))}
      </div>
      <div className="pick pick-1">
        <input type="radio" name={fields.amount} id={idOf(otherAmount)} value={otherAmount} />
        <label htmlFor={idOf(otherAmount)}>{t("donate.other")}</label>
        <div className="field">
          <ChooseToo choice={t("donate.other")} />
          <label htmlFor={idOf("bedrag")}>{t("donate.otherLabel")}</label>{" "}
          <span className="hint" id={idOf("hint")}>
            {t("donate.otherHint")}
          </span>
          <input
            className="w-s"
            id={idOf("bedrag")}
            name={fields.other}
            type="text"
            inputMode="decimal"
            autoComplete="transaction-amount"
            aria-describedby={idOf("hint")}
          />
        </div>
      </div>
    </fieldset>
  );
}
