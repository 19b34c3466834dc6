import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";

/** For who is about to give what they gave before. @param address of the gift that was paid */
export function PaidNotice({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="info"
      title={t("giving.payment.paid.title")}
      text={t("giving.payment.paid.text")}
      link={{ url: address, title: t("giving.payment.paid.link") }}
      isAnswer
    />
  );
}
