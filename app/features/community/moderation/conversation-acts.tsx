import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormErrors } from "~/design/form/form-errors";
import { FormField } from "~/design/form/form-field";
import { emptyForm, type ShownAgain, typedValue } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import type { Conversation, Topic } from "../../../../services/community/contract";

interface Group {
  slug: string;
  title: string;
  topics: readonly Topic[];
}

interface ConversationActsProps {
  conversation: Pick<Conversation, "acts" | "group" | "topic">;
  /** Where it can go. */
  groups: readonly Group[];
  token: string;
  rejected: Omit<ShownAgain, "status"> | null;
}

/** The address of the section, where a form is shown again. */
const sectionId = "moderatie";

/** What moderators do with a conversation as a whole. */
export function ConversationActs({ conversation, groups, token, rejected }: ConversationActsProps) {
  const { t } = useTranslation();
  const { acts, group, topic } = conversation;
  const form = rejected?.form ?? emptyForm;
  const plain = (["reopen", "pin", "unpin"] as const).filter((act) => acts.includes(act));
  return (
    <section className="write" id={sectionId} aria-labelledby="voor-moderators">
      <h2 id="voor-moderators">{t("moderation.acts.title")}</h2>
      {rejected && <FormErrors rejected={rejected} labels={{ reason: t("moderation.acts.reason") }} />}
      {plain.map((act) => (
        <ActForm key={act} act={act} token={token} />
      ))}
      {acts.includes("close") && (
        <ActForm act="close" token={token}>
          <FormField
            id="reason"
            label={t("moderation.acts.reason")}
            hint={t("moderation.acts.reasonHint")}
            error={form.errors.reason}
            required
          >
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                name="reason"
                required
                defaultValue={typedValue(form, "reason")}
              />
            )}
          </FormField>
        </ActForm>
      )}
      {acts.includes("move") && (
        <ActForm act="move" token={token}>
          <SelectField
            form={{ ...emptyForm, values: { target: [targetOf(group, topic)] } }}
            name="target"
            label={t("moderation.acts.target")}
            options={groups.flatMap((each) => [
              [targetOf(each, null), each.title] as const,
              ...each.topics.map((one) => [targetOf(each, one), `${each.title}: ${one.title}`] as const),
            ])}
          />
        </ActForm>
      )}
    </section>
  );
}

const targetOf = (group: { slug: string }, topic: { slug: string } | null) =>
  `${group.slug}/${topic?.slug ?? ""}`;

interface ActFormProps {
  act: "close" | "reopen" | "pin" | "unpin" | "move";
  token: string;
  children?: ReactNode;
}

function ActForm({ act, token, children }: ActFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={`#${sectionId}`} noValidate data-busy={t("forms.sending")}>
      {children}
      <input type="hidden" name="moderate" value={act} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn btn-second" type="submit">
          {t(`moderation.acts.${act}`)}
        </button>
      </div>
    </form>
  );
}
