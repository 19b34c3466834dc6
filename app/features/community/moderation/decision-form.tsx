import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import type { FormState } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import type { DecisionKind, JudgedPost, PostKind } from "../../../../services/community/contract";
import { ruleOptions } from "./decision-words";
import { WordsField } from "./words-field";

interface DecisionFormProps {
  post: JudgedPost;
  form: FormState;
  token: string;
}

const sanctionNames = ["none", "warn", "silence-1", "silence-7", "silence-30"] as const;

/** What it means not to publish a post of a kind. */
const refusals = {
  conversation: "refuse",
  entry: "refuse",
  reaction: "refuse",
  message: "refuseMessage",
  blog: "refuseBlog",
} as const satisfies Record<PostKind, string>;

/** What a moderator can decide about a post. It posts to its own page. */
export function DecisionForm({ post, form, token }: DecisionFormProps) {
  const { t } = useTranslation();
  const { kind, decisions, canSanction, state, version, lastDecision, objectedDecision } = post;
  if (decisions.length === 0) return objectedDecision === null && <p>{t("moderation.judge.nothing")}</p>;
  const nameOf = (decision: DecisionKind) => {
    if (state === "waiting" && decision === "publish")
      return t(kind === "message" ? "moderation.judge.send" : "moderation.judge.place");
    if (state === "waiting" && decision === "remove") return t(`moderation.judge.${refusals[kind]}`);
    if (kind === "blog" && decision === "remove") return t("moderation.judge.removeBlog");
    return t(`moderation.judge.decisions.${decision}`);
  };
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      <ChoiceGroup
        type="radio"
        name="decision"
        legend={t("moderation.judge.decision")}
        error={form.errors.decision}
        options={decisions.map((decision) => [decision, nameOf(decision)])}
        chosen={form.values.decision ?? decisions.slice(0, 1)}
      />
      {canSanction && (
        <SelectField
          form={form}
          name="sanction"
          label={t("moderation.judge.sanction")}
          options={sanctionNames.map((name) => [name, t(`moderation.judge.sanctions.${name}`)])}
        />
      )}
      <SelectField
        form={form}
        name="rule"
        label={t("moderation.judge.rule")}
        options={[["", t("moderation.judge.noRule")], ...ruleOptions(t)]}
      />
      <WordsField form={form} label={t("moderation.judge.words")} hint={t("moderation.judge.wordsHint")} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={lastDecision?.id ?? ""} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("moderation.judge.button")}
        </button>
      </div>
    </form>
  );
}
