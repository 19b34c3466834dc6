import { createHash } from "node:crypto";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { rememberForm } from "~/.server/forms/read-form";
import { type PostedForm, readUpload } from "~/.server/forms/read-upload";
import { formHash, sendUnlessUncertain, submitOnce } from "~/.server/forms/submit-once";
import { deleteUpload, storeUpload } from "~/.server/store/stored-upload";
import { type ApplicationField, applicationForms, fieldNames, maxFileBytes } from "../wire";
import { applyForVacancy } from "./client.server";
import type { ApplicationReceipt } from "./cookie.server";
import type { ApplicationFormState } from "./form-state";
import { purposeOf, type VacancyContext } from "./model";
import {
  type Errors,
  type PostedApplication,
  readApplicationForm,
  validateForm,
} from "./read-application-form.server";
import { applicationSchemas } from "./schema";

export type ApplicationOutcome =
  | { sent: true; receipt: ApplicationReceipt }
  | { sent: false; status: 200 | 400 | 502; formState: ApplicationFormState };

/** Stored for later posts of the same form: the reference, and the name of the file, which is deleted by then. */
const receiptSchema = z.object({ reference: z.string(), fileName: z.string().nullable() });

const captchaToken = /^[\w.-]{1,4000}$/;

/** Reads a post of the application form; null for a body that is not one. */
export async function readApplication(request: Request, scope: RequestScope): Promise<PostedForm | null> {
  const posted = await readUpload(request, { fileField: "cv", maxFileBytes });
  rememberForm(scope, posted?.texts ?? [], Boolean(posted?.file));
  return posted;
}

/**
 * Handles a post of the application form: sends it, or returns the form state to render again (errors, review, edit
 * or failed sending). Typed answers are always kept, and so is a valid file.
 */
export async function submitApplication(
  posted: PostedForm | null,
  vacancy: VacancyContext,
  scope: RequestScope,
): Promise<ApplicationOutcome> {
  if (!posted) return { sent: false, status: 400, formState: { ...emptyForm, unreadable: true } };
  const form = await readApplicationForm(posted, scope);
  switch (form.text("step")) {
    case "edit":
      return { sent: false, status: 200, formState: await formAgain(form, scope) };
    case "check": {
      const parsed = validateForm(form, vacancy);
      if ("errors" in parsed) return refused(form, parsed.errors, scope);
      const formState = await formAgain(form, scope);
      if (formState.errors.cv) return { sent: false, status: 400, formState };
      return { sent: false, status: 200, formState: { ...formState, review: true } };
    }
    default:
      return send(posted, form, vacancy, scope);
  }
}

async function send(
  posted: PostedForm,
  form: PostedApplication,
  vacancy: VacancyContext,
  scope: RequestScope,
): Promise<ApplicationOutcome> {
  // Scripts may change these two fields between posts of the same form.
  const stableTexts = posted.texts.filter(([name]) => name !== "rendered" && name !== "captcha");
  const key = formHash(vacancy.path, [stableTexts, digest(posted.file?.bytes)], scope);
  const outcome = await submitOnce(
    {
      key,
      form: "vacancy",
      path: vacancy.path,
      receipt: receiptSchema,
      send: () => forward(form, vacancy, scope),
    },
    scope,
  );
  if (outcome.kind === "rejected") return refused(form, outcome.errors, scope);
  if (outcome.kind !== "sent") return failed(form, outcome.kind === "uncertain", scope);
  await deleteUpload(form.token, scope);
  return accepted(form, vacancy, outcome.receipt, scope);
}

/** Validated here, as an equal post that was sent has deleted the stored file. */
async function forward(form: PostedApplication, vacancy: VacancyContext, scope: RequestScope) {
  const parsed = validateForm(form, vacancy);
  if ("errors" in parsed) return { kind: "rejected", errors: parsed.errors } as const;
  const { cv, ...answers } = parsed.application;
  const hash = formHash(vacancy.path, [answers, cv?.name, digest(cv?.bytes)], scope);
  const sent = scope.now.toISOString();
  const application = {
    vacancy,
    application: parsed.application,
    rendered: form.rendered ?? sent,
    sent,
    honeypot: form.text("honeypot").slice(0, 500),
    hash,
    captcha: captchaToken.exec(form.text("captcha"))?.[0] ?? "",
  };
  const result = await sendUnlessUncertain(hash, () => applyForVacancy(scope, application), scope);
  if (result.kind !== "loaded") return result;
  return { ...result, value: { reference: referenceOf(hash), fileName: cv?.name ?? null } };
}

/** Short enough to read out by phone; operators find the request by it, as it begins its Idempotency-Key. */
const referenceOf = (hash: string) => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`;

const digest = (bytes: Buffer | null | undefined) =>
  bytes && createHash("sha256").update(bytes).digest("hex");

async function refused(
  form: PostedApplication,
  errors: Errors,
  scope: RequestScope,
): Promise<ApplicationOutcome> {
  // An invalid file is not stored.
  const retained = errors.cv ? { ...form, file: null } : form;
  const formState = await formAgain(retained, scope);
  return {
    sent: false,
    status: 400,
    formState: { ...formState, errors: { ...formState.errors, ...errors } },
  };
}

async function failed(
  form: PostedApplication,
  uncertain: boolean,
  scope: RequestScope,
): Promise<ApplicationOutcome> {
  const formState = { ...(await formAgain(form, scope)), sendingFailed: true, uncertain };
  return { sent: false, status: 502, formState };
}

/**
 * The form state with the posted values, and the file stored for another hour; asked for again if that fails. A file
 * keeps its token, as the form is posted with it again by a second press, or from an earlier page.
 */
async function formAgain(
  { values, file, stored, token }: PostedApplication,
  scope: RequestScope,
): Promise<ApplicationFormState> {
  if (!file?.bytes) return { ...emptyForm, values };
  const { name, size, bytes } = file;
  const kept = await storeUpload({ name, bytes }, scope, stored ? token : undefined);
  if (!kept) return { ...emptyForm, values, errors: { cv: "FileExpired" } };
  return { ...emptyForm, values, storedFile: { token: kept, name, size } };
}

const emptyForm: ApplicationFormState = {
  values: {},
  errors: {},
  storedFile: null,
  review: false,
  sendingFailed: false,
  uncertain: false,
  unreadable: false,
};

function accepted(
  { text }: PostedApplication,
  vacancy: VacancyContext,
  { reference, fileName }: z.output<typeof receiptSchema>,
  scope: RequestScope,
): ApplicationOutcome {
  const gender = applicationSchemas.long.shape.gender.safeParse(text("gender"));
  const texts: Partial<Record<ApplicationField, string | null | undefined>> = {
    ...Object.fromEntries(fieldNames.map((name) => [name, text(name).trim()])),
    gender: gender.data,
    cv: fileName,
  };
  const asked = new Set(applicationForms[vacancy.form].map(({ name }) => name));
  const answers = fieldNames.map((name) => [name, (asked.has(name) && texts[name]) || null]);
  return {
    sent: true,
    receipt: {
      reference,
      purpose: purposeOf(vacancy),
      vacancy: {
        id: vacancy.id === null ? null : String(vacancy.id),
        title: vacancy.title,
        kind: vacancy.kind,
        region: vacancy.region,
      },
      copy: {
        title: vacancy.title,
        sent: scope.now.toISOString(),
        shortened: false,
        answers: Object.fromEntries(answers),
      },
    },
  };
}
