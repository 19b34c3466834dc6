import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import testPicture from "~/design/illustrations/geheugentest.svg";
import streetPicture from "~/design/illustrations/straat.svg";
import { ButtonLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import type { Brand } from "~/utils/brand";
import { HelpCard } from "./help-card";

const actions = {
  training: { url: "/trainingen", picture: streetPicture },
  test: { url: "/geheugentest", picture: testPicture },
};
const actionOf: Partial<Record<Brand, keyof typeof actions>> = { samen: "training", dementie: "test" };

/** What a brand asks beside a page without a call to action of an editor: to call, to be trained, or to take the test. */
export function SideAction() {
  const { t } = useTranslation();
  const { brand, choices } = usePageContext();
  const name = actionOf[brand];
  if (!name || choices.calm) return <HelpCard />;
  const { url, picture } = actions[name];
  return (
    <div className="cta-card">
      <div className="pic">
        <img src={picture} alt="" width="640" height="640" loading="lazy" />
      </div>
      <div className="body">
        <h2>{t(`sideAction.${name}.title`)}</h2>
        <p>{t(`sideAction.${name}.text`)}</p>
        <div className="actions">
          <ButtonLink link={{ url, title: t(`sideAction.${name}.button`), external: false }} />
        </div>
        <p>
          {t("sideAction.call")} <HelplineLink />
        </p>
      </div>
    </div>
  );
}
