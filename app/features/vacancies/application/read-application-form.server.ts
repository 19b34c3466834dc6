import type { RequestScope } from "~/.server/context/scope";
import type { PostedForm } from "~/.server/forms/read-upload";
import { deleteUpload, findUpload, type StoredUpload } from "~/.server/store/stored-upload";
import { readFormError } from "~/utils/form-errors";
import { hiddenFields } from "~/utils/hidden-fields";
import { applicationForms, fieldNames } from "../wire";
import type { ApplicationFormState } from "./form-state";
import type { VacancyContext } from "./model";
import { type Application, applicationSchemas } from "./schema";

/** A posted form with its file. */
export interface PostedApplication {
  text(name: string): string;
  values: ApplicationFormState["values"];
  rendered: string | undefined;
  /** Token of a file that was uploaded with an earlier post, or ''. */
  token: string;
  stored: StoredUpload | null;
  /** The file to send: the one posted now, else the stored one. */
  file: { name: string; size: number; bytes: Buffer | null } | null;
}

/** Reads a posted form, and finds the file stored by an earlier post. */
export async function readApplicationForm(
  posted: PostedForm,
  scope: RequestScope,
): Promise<PostedApplication> {
  const texts = new Map(posted.texts);
  const text = (name: string) => texts.get(name) ?? "";
  // Removing or replacing the file discards the stored one.
  const discarded = text("drop") !== "" || posted.file !== null;
  if (discarded) await deleteUpload(text("kept"), scope);
  const token = discarded ? "" : text("kept");
  const stored = token ? await findUpload(token, scope) : null;
  return {
    text,
    values: Object.fromEntries(fieldNames.map((name) => [name, text(name)])),
    rendered: hiddenFields.rendered.parse(text("rendered")),
    token,
    stored,
    file: posted.file ?? (stored && { ...stored, size: stored.bytes.length }),
  };
}

export type Errors = ApplicationFormState["errors"];

/** The validated application, or the error of each invalid field. */
export function validateForm(
  form: PostedApplication,
  vacancy: VacancyContext,
): { application: Application } | { errors: Errors } {
  const parsed = applicationSchemas[vacancy.form].safeParse({ ...form.values, cv: form.file });
  // A stored file that has expired is an error, even on an optional field: the visitor expects it to be sent.
  const fileExpired =
    form.token !== "" && !form.file && applicationForms[vacancy.form].some(({ name }) => name === "cv");
  if (parsed.success && !fileExpired) return { application: parsed.data };
  const errors: Errors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldNames.find((name) => name === path[0]);
    if (field) errors[field] ??= readFormError(message);
  }
  if (fileExpired) errors.cv = "FileExpired";
  return { errors };
}
