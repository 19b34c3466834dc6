import { z } from "zod";
import { type FormError, message } from "~/utils/form-errors";
import { parseJson } from "~/utils/parse-json";
import { documentText, isEmptyDocument } from "./document-text";
import { readSyntax } from "./read-syntax";
import { type MemberDocument, memberDocument, type TextDocument } from "./schema";
import { writeSyntax } from "./write-syntax";

/** How the text of the editor begins; nobody types it. */
const editorJson = '{"blocks":';

/** Whether a field holds what the editor sent instead of a typed text. */
function isEditorJson(text: string): boolean {
  return text.startsWith(editorJson);
}

/**
 * The document of a field, which holds the small syntax or the JSON of the editor. What comes out is the same for both:
 * only what the small syntax can write. The limit counts the characters that are read.
 */
export function typedDocument({ maxLength, required }: { maxLength: number; required: boolean }) {
  return z
    .string()
    .optional()
    .transform((typed = "", context): MemberDocument => {
      const fail = (error: FormError) => {
        context.issues.push({ code: "custom", message: message(error), input: typed });
        return { blocks: [], entityMap: {} };
      };
      // Signs and JSON are longer than the text; beyond this nothing is read.
      if (typed.length > maxLength * 10 + 10_000) return fail("FieldTooLong");
      const document = isEditorJson(typed) ? readEditorJson(typed) : readSyntax(typed);
      if (document === null) return fail("TextUnreadable");
      if (documentText(document).length > maxLength) return fail("FieldTooLong");
      if (required && isEmptyDocument(document)) return fail("FieldMandatory");
      const kept = memberDocument.safeParse(document);
      return kept.success ? kept.data : fail("FieldTooLong");
    });
}

/** The document of the editor as the small syntax keeps it; null for what the editor cannot have sent. */
function readEditorJson(json: string): TextDocument | null {
  try {
    const parsed = memberDocument.safeParse(parseJson(json));
    return parsed.success ? readSyntax(writeSyntax(parsed.data)) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The typed text of a field, to show in a text area: JSON of the editor is written in the small syntax. */
export function typedSyntax(text: string): string {
  if (!isEditorJson(text)) return text;
  const document = readEditorJson(text);
  return document ? writeSyntax(document) : text;
}
