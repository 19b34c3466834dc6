import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import type { PostedForm } from "~/.server/http/read-upload";
import { deleteUpload, findUpload, type StoredUpload } from "~/.server/store/kept-upload";
import { type FormError, readFormError } from "~/utils/form-errors";
import { applicationForms, type VacancyContext } from "./model";
import { type Application, applicationSchemas } from "./schema";
import type { ShownApplication } from "./shown-application";

/** A form as it was posted, with the file that goes with it. */
export interface OpenForm {
  text(name: string): string;
  values: ShownApplication["values"];
  rendered: string | null;
  /** Of a file that was posted earlier, or ''. */
  token: string;
  kept: StoredUpload | null;
  /** What is to be sent: what was posted now, else what was kept. */
  file: { name: string; size: number; bytes: Buffer | null } | null;
}

/** Reads what was posted, and finds the file that was kept of an earlier post. */
export async function openForm(posted: PostedForm, scope: RequestScope): Promise<OpenForm> {
  const texts = new Map(posted.texts);
  const text = (name: string) => texts.get(name) ?? "";
  // Who wants to send no file, or sends another, is not asked for the one that was kept.
  const dropped = text("drop") !== "" || posted.file !== null;
  if (dropped) await deleteUpload(text("kept"), scope);
  const token = dropped ? "" : text("kept");
  const kept = token ? await findUpload(token, scope) : null;
  const rendered = z.iso.datetime({ offset: true }).safeParse(text("rendered"));
  return {
    text,
    values: Object.fromEntries(applicationForms.long.map(({ name }) => [name, text(name)])),
    rendered: rendered.success ? new Date(rendered.data).toISOString() : null,
    token,
    kept,
    file: posted.file ?? (kept && { ...kept, size: kept.bytes.length }),
  };
}

export type Errors = ShownApplication["errors"];

/** What is to be sent, or what is wrong with it by field. */
export function check(
  form: OpenForm,
  vacancy: VacancyContext,
): { application: Application } | { errors: Errors } {
  const parsed = applicationSchemas[vacancy.form].safeParse({ ...form.values, cv: form.file });
  // A file that we had and have no more is asked for again, also where none is needed: the visitor thinks it is sent.
  const lost =
    form.token !== "" && !form.file && applicationForms[vacancy.form].some(({ name }) => name === "cv");
  if (parsed.success && !lost) return { application: parsed.data };
  const errors: Errors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = applicationForms.long.find(({ name }) => name === path[0])?.name;
    const error = readFormError(message) ?? ("FieldMandatory" satisfies FormError);
    if (field) errors[field] ??= error;
  }
  if (lost) errors.cv = "FileExpired";
  return { errors };
}
