import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { ActForm } from "~/features/staff/public";
import { formatAmount } from "~/utils/amount";
import { refundReasons } from "../../../../services/giving/contract";
import type { AskedAct } from "./acts";
import { deskGiftPath } from "./paths";

interface GiftActFormProps {
  asked: AskedAct;
  reference: string;
  token: string;
}

/** Asks whether to do something to a gift. */
export function GiftActForm({ asked: { act, payment }, reference, token }: GiftActFormProps) {
  const { t } = useTranslation();
  const left = payment ? formatAmount(payment.cents - payment.refundedCents) : "";
  const texts = {
    title: t(`giftDesk.gift.acts.${act}.title`, { amount: left }),
    text: t(`giftDesk.gift.acts.${act}.text`),
    button: t(`giftDesk.gift.acts.${act}.button`),
  };
  return (
    <ActForm path={deskGiftPath(reference)} act={act} texts={texts} token={token}>
      {payment && (
        <>
          <ChoiceGroup
            type="radio"
            name="reason"
            legend={t("giftDesk.gift.reason")}
            options={refundReasons.map((reason) => [reason, t(`giftDesk.gift.refundReasons.${reason}`)])}
            chosen={["asked"]}
          />
          <input type="hidden" name="payment" value={payment.payment} />
        </>
      )}
    </ActForm>
  );
}
