import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { type FormState, typedValue } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { normalisedText } from "~/utils/plain-text";
import { type Draft, longestOfInbox, type WriteRefusal } from "../../../services/inbox/contract";
import { useRefusalText } from "./again-notice";
import type { Again } from "./outcome";
import { writeId } from "./paths";
import { TextPart } from "./text-part";

interface WritePartProps {
  username: string;
  cannotWrite: WriteRefusal | null;
  draft: Draft | null;
  writing: ComponentProps<typeof TextPart>["writing"];
  again: Again | undefined;
  token: string;
}

/** The form below messages, or why there is none. What was typed is shown in any case. */
export function WritePart({ username, cannotWrite, draft, writing, again, token }: WritePartProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  if (cannotWrite && !again)
    return cannotWrite.reason === "blocked" ? null : (
      <Notice kind="info" title={t("inbox.messages.cannot")} text={textOf(cannotWrite)} />
    );
  return (
    <section className="write" id={writeId} aria-labelledby="schrijf-kop">
      <h2 id="schrijf-kop">{t("inbox.messages.write")}</h2>
      <TextPart
        {...{ writing, again, token }}
        anchor={writeId}
        label={t("inbox.messages.label", { username })}
        hint={t("inbox.messages.hint", { max: longestOfInbox.message })}
        maxLength={longestOfInbox.message}
        rows={6}
      >
        <input type="hidden" name="draft" value={shownVersion(draft, again?.form ?? writing.form)} />
        <button className="btn" type="submit" name="act" value="send">
          {t("inbox.messages.send")}
        </button>{" "}
        <button className="btn btn-second" type="submit" name="act" value="draft">
          {t("inbox.messages.keep")}
        </button>
      </TextPart>
    </section>
  );
}

/** The version of the draft that a form shows, or that it was shown with before. */
function shownVersion(draft: Draft | null, form: FormState): string {
  return draft?.text === normalisedText(typedValue(form, "text")) ? draft.version : typedValue(form, "draft");
}
