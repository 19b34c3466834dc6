import { z } from "zod";
import {
  htmlField,
  linkField,
  numberField,
  pictureField,
  requiredTextField,
  statusField,
  textField,
} from "~/fields/drupal-fields";
import { isSlideInId } from "~/utils/visitor-choices";
import { maxWaitSeconds, type ScheduledSlideIn, type SlideIn } from "./model";

/** A slide-in with the conditions for showing it. */
export const slideInSchema = z
  .object({
    uuid: requiredTextField.refine(isSlideInId, "is not an id"),
    status: statusField,
    title: requiredTextField,
    field_mobile_title: textField.catch(null),
    field_text: htmlField,
    field_mobile_text: htmlField.catch(null),
    field_weight: numberField.catch(null),
    field_pages: textField,
    field_seconds: numberField.catch(null),
    field_form_id: textField.refine(
      (id) => id === null || /^[\w-]{1,64}$/.test(id),
      "is not the id of a form",
    ),
    // The form posts to our own action; the provider's script is not loaded.
    field_script_id: textField.catch(null),
    field_image: pictureField.catch(null),
    field_button: linkField.catch(null),
  })
  .transform((fields): SlideIn & ScheduledSlideIn => ({
    id: fields.uuid,
    status: fields.status,
    weight: fields.field_weight ?? 0,
    pages: (fields.field_pages ?? "").split(/\r\n?|\n/).filter((pattern) => pattern.trim() !== ""),
    title: fields.title,
    mobileTitle: fields.field_mobile_title,
    html: fields.field_text,
    mobileHtml: fields.field_mobile_text,
    seconds: Math.min(maxWaitSeconds, Math.max(0, Math.round(fields.field_seconds ?? 0))),
    formId: fields.field_form_id,
    image: fields.field_image,
    button: fields.field_button,
  }));
