import { z } from "zod";
import { optionalEmail } from "~/utils/email-field";
import { message } from "~/utils/form-errors";
import { hiddenFields } from "~/utils/hidden-fields";
import { requiredLine, requiredPostcode } from "~/utils/line-field";
import { isPhoneNumber } from "~/utils/phone-number";
import { normalisedText } from "~/utils/plain-text";
import { type CollectorField, collectorFields } from "./wire";

const fields = {
  name: requiredLine(collectorFields.name.maxLength),
  phone: requiredLine(collectorFields.phone.maxLength).refine(isPhoneNumber, message("InvalidPhoneNumber")),
  postcode: requiredPostcode,
  email: optionalEmail,
  remark: z
    .string()
    .overwrite(normalisedText)
    .max(collectorFields.remark.maxLength, message("FieldTooLong"))
    .default(""),
} satisfies Record<CollectorField, z.ZodType>;

/** Who wants to go from door to door, and where. */
export const collectorSchema = z.object({ ...fields, ...hiddenFields });

export type Collector = Omit<z.output<typeof collectorSchema>, keyof typeof hiddenFields>;
