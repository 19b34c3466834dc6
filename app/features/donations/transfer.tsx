import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScanPicture } from "~/design/scan-picture";
import { formatAmount } from "~/utils/amount";
import { GiftFacts } from "./gift-facts";
import { writeAmount } from "./model";
import type { TransferFacts } from "./transfer.server";

/** The account and what to fill in, to copy, to type or to scan. */
export function Transfer({ iban, name, description, cents, code }: TransferFacts) {
  const { t } = useTranslation();
  return (
    <>
      <div data-copies>
        <GiftFacts
          facts={[
            [
              t("giving.facts.amount"),
              cents === null ? (
                t("giving.transfer.ownAmount")
              ) : (
                <Copied key="amount" label={t("giving.facts.amount")} text={writeAmount(cents)}>
                  {formatAmount(cents)}
                </Copied>
              ),
            ],
            [
              t("giving.transfer.iban"),
              <Copied key="iban" label={t("giving.transfer.iban")} text={iban}>
                {inFours(iban)}
              </Copied>,
            ],
            [
              t("giving.transfer.name"),
              <Copied key="name" label={t("giving.transfer.name")} text={name}>
                {name}
              </Copied>,
            ],
            [
              t("giving.transfer.description"),
              <Copied key="description" label={t("giving.transfer.description")} text={description}>
                {description}
              </Copied>,
            ],
          ]}
        />
        <p className="vh" role="status" />
      </div>
      <p className="u-mt-5">{t("giving.transfer.proof")}</p>
      <h2 className="u-mt-5">{t("giving.transfer.scanTitle")}</h2>
      <p>{t("giving.transfer.scanText")}</p>
      <ScanPicture text={code} label={t("giving.transfer.scan")} />
    </>
  );
}

/** 'NL13 TEST 0123 4567 89', as on a bank card. */
const inFours = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");

/** A text with a button that copies it, where a script can. */
function Copied({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children}{" "}
      <span hidden>
        <button
          className="copy-button"
          type="button"
          data-copy={text}
          data-copied={t("giving.transfer.copied")}
          data-copy-failed={t("giving.transfer.copyFailed")}
          aria-label={`${t("giving.transfer.copy")}: ${label}`}
        >
          {t("giving.transfer.copy")}
        </button>
      </span>
    </>
  );
}
