import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { type FormState, isTicked } from "~/design/form/form-state";
import { EditorField, TextForm } from "~/features/editor/public";
import { longest } from "../../../services/community/contract";
import { writeId } from "./paths";
import { WriteButtons } from "./write-buttons";
import type { Writing } from "./writing";

/** Another reaction that this one belongs to. */
interface Addressed {
  kind: "answer" | "quote";
  name: string;
  /** The quoted words; empty for an answer. */
  words: string;
}

interface ReactionFormProps {
  form: FormState;
  token: string;
  writing: Writing;
  isPublic: boolean;
  isFollowed: boolean;
  /** Whether the member can react; else what was typed is only shown. */
  mayPlace: boolean;
  addressed: Addressed | null;
  /** The page without a reaction to answer or quote. */
  address: string;
  /** Why the form is shown again. */
  notice: ReactNode;
}

/** The form below a conversation. Its anchor is where a rejected one is shown again. */
export function ReactionForm(props: ReactionFormProps) {
  const { form, token, writing, isPublic, isFollowed, mayPlace, addressed, address, notice } = props;
  const { t } = useTranslation();
  return (
    <section className="write" id={writeId} aria-labelledby="praat-mee">
      <h2 id="praat-mee">{t("community.write.title")}</h2>
      {notice}
      {addressed && <AddressedNote addressed={addressed} address={address} />}
      {/* Without the query, a text whose reaction is gone can be sent again: then it stands in the whole thread. */}
      <TextForm kept={writing.kept} token={token} action={`${addressed ? "" : address}#${writeId}`}>
        <EditorField
          form={form}
          name="text"
          maxLength={longest.reaction}
          required
          label={t("community.write.reaction")}
          hint={t(isPublic ? "community.write.public" : "community.write.members")}
          rows={6}
        />
        {!isFollowed && (
          <Checkbox
            id="follow"
            name="follow"
            label={t("community.write.follow")}
            checked={isTicked(form, "follow")}
          />
        )}
        <input type="hidden" name="sending" value={writing.sending} />
        <WriteButtons place={mayPlace ? t("community.write.place") : null} />
      </TextForm>
    </section>
  );
}

function AddressedNote({ addressed, address }: { addressed: Addressed; address: string }) {
  const { t } = useTranslation();
  const { kind, name, words } = addressed;
  const isQuote = kind === "quote";
  return (
    <div className="cite">
      <p className="meta">{t(isQuote ? "community.write.quoting" : "community.write.answering", { name })}</p>
      {isQuote && <p>{words}</p>}
      <p>
        <a href={`${address}#${writeId}`}>
          {t(isQuote ? "community.write.dropQuote" : "community.write.dropAnswer")}
        </a>
      </p>
    </div>
  );
}
