import { useTranslation } from "react-i18next";

/**
 * The button of a mailed link: mail scanners open links, but press no buttons.
 * @param props.action the path of the link, without the query
 */
export function ConfirmForm(props: { action: string; code: string; token: string; button: string }) {
  const { action, code, token, button } = props;
  const { t } = useTranslation();
  return (
    <form method="post" action={action} data-busy={t("forms.sending")}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="token" value={token} />
      <button className="btn" type="submit">
        {button}
      </button>
    </form>
  );
}
