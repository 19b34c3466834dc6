import { useTranslation } from "react-i18next";
import { MandatoryNote } from "~/design/form/field-parts";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import { EditorField } from "~/features/editor/public";
import { longest, type Topic } from "../../../services/community/contract";

interface ConversationFieldsProps {
  form: FormState;
  topics: readonly Topic[];
  isPublic: boolean;
}

/** Title, topic and text of a conversation. */
export function ConversationFields({ form, topics, isPublic }: ConversationFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {topics.length > 0 && <MandatoryNote />}
      <FormField
        id="title"
        label={t("community.start.label")}
        hint={t("community.start.labelHint")}
        error={form.errors.title}
        required
      >
        {(attributes) => (
          <input {...attributes} type="text" name="title" required defaultValue={typedValue(form, "title")} />
        )}
      </FormField>
      {topics.length > 0 && (
        <SelectField
          form={form}
          name="topic"
          label={t("community.start.topic")}
          options={[
            ["", t("community.start.noTopic")],
            ...topics.map(({ slug, title }) => [slug, title] as const),
          ]}
        />
      )}
      <EditorField
        form={form}
        name="text"
        maxLength={longest.conversation}
        required
        label={t("community.start.text")}
        hint={t(isPublic ? "community.write.public" : "community.write.members")}
        rows={10}
      />
    </>
  );
}
