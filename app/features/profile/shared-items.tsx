import { useTranslation } from "react-i18next";
import { paragraphsOf } from "~/utils/plain-text";
import type { VisibleProfile } from "../../../services/profile/contract";

/** What a member shares, in words. */
export function SharedItems({ profile }: { profile: VisibleProfile }) {
  const { t } = useTranslation();
  const { username, biography, relationship, forms, phase, province, birthYear, gender } = profile;
  const facts = [
    ["relationship", relationship && t(`accounts.health.relationships.${relationship}`)],
    ["forms", forms.map((form) => t(`accounts.health.formNames.${form}`)).join(", ")],
    ["phase", phase && t(`accounts.health.phases.${phase}`)],
    ["province", province],
    ["birthYear", birthYear && String(birthYear)],
    ["gender", gender && t(`profile.genders.${gender}`)],
  ] as const;
  const told = facts.filter(([, words]) => words);
  return (
    <section aria-labelledby="over">
      <h2 id="over">{t("profile.about", { username })}</h2>
      {!biography && told.length === 0 && (
        <p className="nothing-shared">{t("profile.nothingShared", { username })}</p>
      )}
      {biography && (
        <div className="member-words">
          {paragraphsOf(biography).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {told.length > 0 && (
        <dl className="member-facts">
          {told.map(([item, words]) => (
            <div key={item}>
              <dt>{t(`profile.facts.${item}`)}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
