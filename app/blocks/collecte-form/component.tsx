import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { RichText } from "~/design/rich-text";
import type { Link } from "~/fields/links";

const choices = ["both", "collector", "box"] as const;

/** Initially both parts are visible and the explanation is closed; CSS hides the part that is not chosen. */
export function CollecteFormBlock({ block }: { block: Block<"collecte_form"> }) {
  const { t } = useTranslation();
  const { title, html, explanation, collector, box } = block;
  const id = `collecte-${block.id}`;
  return (
    <div className="collecte">
      <h2 className="block-title">{title ?? t("collecte.title")}</h2>
      {html && <RichText className="prose" html={html} headings={3} />}
      {collector && box ? (
        <fieldset>
          <legend>{t("collecte.legend")}</legend>
          <div className="pick">
            {choices.map((choice) => (
              <Fragment key={choice}>
                <input
                  type="radio"
                  name={id}
                  id={`${id}-${choice}`}
                  value={choice}
                  defaultChecked={choice === "both"}
                />
                <label htmlFor={`${id}-${choice}`}>{t(`collecte.choice.${choice}`)}</label>
              </Fragment>
            ))}
            <Part part="collector" link={collector} className="not-3" />
            <Part part="box" link={box} className="not-2" />
          </div>
        </fieldset>
      ) : (
        <>
          {collector && <Part part="collector" link={collector} />}
          {box && <Part part="box" link={box} />}
        </>
      )}
      {explanation && (
        <div className="expand">
          <details>
            <summary>{block.explanationTitle ?? t("collecte.explanation")}</summary>
            <RichText className="in" html={explanation} headings={3} />
          </details>
        </div>
      )}
    </div>
  );
}

function Part({ part, link, className = "" }: { part: "collector" | "box"; link: Link; className?: string }) {
  const { t } = useTranslation();
  return (
    <div className={`part ${className}`.trim()}>
      <h3>{t(`collecte.${part}.title`)}</h3>
      <p>{t(`collecte.${part}.text`)}</p>
      <p className="actions">
        <ButtonLink link={link} variant={part === "collector" ? "primary" : "second"} />
      </p>
    </div>
  );
}
