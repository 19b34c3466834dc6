import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { FormField } from "~/design/form/form-field";
import { emptyForm, type FormState, typedValue } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import { wordsPath } from "~/features/staff/public";
import { type WordKind, wordKinds } from "../../../../services/community/contract";
import { notWords, partName, type WordFilter } from "./words";

interface FormProps {
  form: FormState;
  token: string;
}

/** Puts words on the list. */
export function AddWordsForm({ form, token }: FormProps) {
  const { t } = useTranslation();
  const wrong = form.errors.words ? notWords(typedValue(form, "words")) : [];
  return (
    <form method="post" action={wordsPath} noValidate data-busy={t("forms.sending")}>
      <FormField
        id="words"
        label={t("moderation.words.add.words")}
        hint={t("moderation.words.add.hint")}
        rules={
          wrong.length > 0
            ? wrong.slice(0, 10).map((line) => t("moderation.words.add.wrong", { line }))
            : undefined
        }
        error={form.errors.words}
        required
      >
        {(attributes) => (
          <textarea
            {...attributes}
            name="words"
            rows={5}
            required
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typedValue(form, "words")}
          />
        )}
      </FormField>
      <ChoiceGroup
        type="radio"
        name="kind"
        legend={t("moderation.words.add.kind")}
        options={wordKinds.map((kind) => [kind, t(`moderation.words.kindsExplained.${kind}`)])}
        chosen={form.values.kind ?? wordKinds.slice(0, 1)}
      />
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("moderation.words.add.button")}
        </button>
      </div>
    </form>
  );
}

/** Which words are shown. */
export function WordsFilter({ kind, search }: Pick<WordFilter, "kind" | "search">) {
  const { t } = useTranslation();
  const form = { ...emptyForm, values: { lijst: [partName(kind)] } };
  return (
    <form method="get" action={wordsPath} role="search" aria-label={t("moderation.words.list.title")}>
      <FormField id="zoek" label={t("moderation.words.list.search")}>
        {(attributes) => (
          <input
            {...attributes}
            name="zoek"
            type="text"
            maxLength={200}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={search}
          />
        )}
      </FormField>
      <SelectField
        form={form}
        name="lijst"
        label={t("moderation.words.list.kind")}
        options={[
          ["", t("moderation.words.list.both")],
          ...wordKinds.map((one) => [partName(one), t(`moderation.words.kinds.${one}`)] as const),
        ]}
      />
      <div className="form-actions">
        <button className="btn btn-second" type="submit">
          {t("moderation.words.list.show")}
        </button>
      </div>
    </form>
  );
}

interface RemoveWordsProps extends FormProps {
  words: readonly { word: string; kind: WordKind }[];
}

/** Takes ticked words off the list. */
export function RemoveWordsForm({ words, form, token }: RemoveWordsProps) {
  const { t } = useTranslation();
  return (
    <form className="listed-words" method="post" action={wordsPath} data-busy={t("forms.sending")}>
      <ChoiceGroup
        type="checkbox"
        name="remove"
        legend={t("moderation.words.remove.words")}
        error={form.errors.remove}
        options={words.map(({ word, kind }) => [word, t(`moderation.words.remove.${kind}`, { word })])}
        chosen={form.values.remove ?? []}
      />
      <input type="hidden" name="act" value="remove" />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn btn-second" type="submit">
          {t("moderation.words.remove.button")}
        </button>
      </div>
    </form>
  );
}
