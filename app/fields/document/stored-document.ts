import { z } from "zod";
import { reportProblem } from "~/fields/decode-problems";
import { parseJson } from "~/utils/parse-json";
import { emptyDocument, type TextDocument, textDocument } from "./schema";

const blockTypesOf = z.object({ blocks: z.array(z.object({ type: z.string() })) });

/**
 * The document of stored content, as JSON text or parsed. What cannot be read counts as empty, and is reported.
 * @throws for a type of block that is not known: content must not vanish unseen
 */
export function readStoredDocument(stored: unknown): TextDocument {
  const json = typeof stored === "string" ? parsed(stored) : stored;
  const types = blockTypesOf.safeParse(json);
  for (const { type } of types.data?.blocks ?? []) {
    if (!textDocument.shape.blocks.element.shape.type.safeParse(type).success)
      throw new Error(`A custom transformer for type ${type} is not defined`);
  }
  const document = textDocument.safeParse(json);
  if (document.success) return document.data;
  const [issue] = document.error.issues;
  const facts = { place: issue?.path.join("."), problem: issue?.code };
  reportProblem({ level: "warn", message: "stored text cannot be read", facts });
  return emptyDocument;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
