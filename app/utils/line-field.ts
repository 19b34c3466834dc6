import { z } from "zod";
import { message } from "./form-errors";
import { lineText } from "./plain-text";
import { readPostcode } from "./postcode";

const filled = (length: number) =>
  z.string(message("FieldMandatory")).overwrite(lineText).max(length, message("FieldTooLong"));

/** A required text of one line. @param length in characters, spaces at its ends not counted */
export const requiredLine = (length: number) => filled(length).min(1, message("FieldMandatory"));

/** The same where it may be empty. Conform leaves out empty fields. */
export const optionalLine = (length: number) => filled(length).default("");

const longestPostcode = 20;

function toPostcode(text: string, context: z.RefinementCtx): string {
  const found = readPostcode(text);
  if (found === null) context.addIssue({ code: "custom", message: message("InvalidPostcode") });
  return found ?? z.NEVER;
}

/** A postcode, as '4001' or '4001 AB'. */
export const requiredPostcode = requiredLine(longestPostcode).transform(toPostcode);

/** The same where it may be empty. */
export const optionalPostcode = optionalLine(longestPostcode).transform((text, context) =>
  text === "" ? "" : toPostcode(text, context),
);
