import { createHash } from "node:crypto";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { type PostedForm, readUpload } from "~/.server/http/read-upload";
import { recordFailedSubmission } from "~/.server/store/failed-submissions";
import { deleteUpload, storeUpload } from "~/.server/store/kept-upload";
import { formHash, submitOnce } from "~/.server/store/submit-once";
import { applyForVacancy } from "./client.server";
import type { ApplicationReceipt } from "./cookie.server";
import {
  type ApplicationField,
  applicationForms,
  maxFileBytes,
  purposeOf,
  type VacancyContext,
} from "./model";
import { check, type Errors, type OpenForm, openForm } from "./open-form.server";
import { applicationSchemas } from "./schema";
import type { ShownApplication } from "./shown-application";

export type ApplicationOutcome =
  | { sent: true; receipt: ApplicationReceipt }
  | { sent: false; status: 200 | 400 | 502; shown: ShownApplication };

/** What later posts of the same form hear: the reference, and the name of a file that is gone by then. */
const sentSchema = z.object({ reference: z.string(), fileName: z.string().nullable() });

const captchaToken = /^[\w.-]{1,4000}$/;

/**
 * Takes what was posted by the form of a vacancy: sends it, or shows it again with what is wrong, to be checked, or
 * without its file. What was typed is kept in every case, and so is a file that was right.
 */
export async function submitApplication(
  request: Request,
  vacancy: VacancyContext,
  scope: RequestScope,
): Promise<ApplicationOutcome> {
  const posted = await readUpload(request, { fileField: "cv", maxFileBytes });
  if (!posted) return { sent: false, status: 400, shown: { ...nothingShown, unreadable: true } };
  const form = await openForm(posted, scope);
  switch (form.text("step")) {
    case "edit":
      return { sent: false, status: 200, shown: await shownAgain(form, scope) };
    case "check": {
      const parsed = check(form, vacancy);
      if ("errors" in parsed) return refused(form, parsed.errors, scope);
      return { sent: false, status: 200, shown: { ...(await shownAgain(form, scope)), review: true } };
    }
    default:
      return send(posted, form, vacancy, scope);
  }
}

async function send(
  posted: PostedForm,
  form: OpenForm,
  vacancy: VacancyContext,
  scope: RequestScope,
): Promise<ApplicationOutcome> {
  // What a script may set again; all else is the same when the same form is posted.
  const same = posted.texts.filter(([name]) => name !== "rendered" && name !== "captcha");
  const key = formHash(vacancy.path, [same, digest(posted.file?.bytes)], scope);
  const turn = await submitOnce(key, sentSchema, scope);
  if (turn.kind === "sent") return accepted(form, vacancy, turn.receipt, scope);
  if (turn.kind === "failed") return failed(form, scope);
  try {
    const parsed = check(form, vacancy);
    if ("errors" in parsed) {
      await turn.release();
      return await refused(form, parsed.errors, scope);
    }
    const { cv, ...answers } = parsed.application;
    const hash = formHash(vacancy.path, [answers, cv?.name, digest(cv?.bytes)], scope);
    const sent = scope.now.toISOString();
    const result = await applyForVacancy(scope, {
      vacancy,
      application: parsed.application,
      rendered: form.rendered ?? sent,
      sent,
      honeypot: form.text("honeypot").slice(0, 500),
      hash,
      captcha: captchaToken.exec(form.text("captcha"))?.[0] ?? "",
    });
    if (result.kind !== "loaded") {
      await turn.failed();
      await recordFailedSubmission(scope, "vacancy", vacancy.path, result);
      return await failed(form, scope);
    }
    const receipt = { reference: referenceOf(hash), fileName: cv?.name ?? null };
    await turn.sent(receipt);
    await deleteUpload(form.token, scope);
    return accepted(form, vacancy, receipt, scope);
  } catch (error) {
    await turn.release();
    throw error;
  }
}

/** Short enough to read out on the telephone; operators find it as the beginning of the key of the request. */
const referenceOf = (hash: string) => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`;

const digest = (bytes: Buffer | null | undefined) =>
  bytes && createHash("sha256").update(bytes).digest("hex");

async function refused(form: OpenForm, errors: Errors, scope: RequestScope): Promise<ApplicationOutcome> {
  // A file that is not right is not kept.
  const keeping = errors.cv ? { ...form, file: null } : form;
  return { sent: false, status: 400, shown: { ...(await shownAgain(keeping, scope)), errors } };
}

async function failed(form: OpenForm, scope: RequestScope): Promise<ApplicationOutcome> {
  return { sent: false, status: 502, shown: { ...(await shownAgain(form, scope)), sendingFailed: true } };
}

/** The form as it was, its file under a new token. */
async function shownAgain({ values, file, token }: OpenForm, scope: RequestScope): Promise<ShownApplication> {
  const fresh = file?.bytes ? await storeUpload({ name: file.name, bytes: file.bytes }, scope) : null;
  if (fresh) await deleteUpload(token, scope);
  const kept = fresh && file ? { token: fresh, name: file.name, size: file.size } : null;
  return { ...nothingShown, values, kept };
}

const nothingShown: ShownApplication = {
  values: {},
  errors: {},
  kept: null,
  review: false,
  sendingFailed: false,
  unreadable: false,
};

function accepted(
  { text }: OpenForm,
  vacancy: VacancyContext,
  { reference, fileName }: z.output<typeof sentSchema>,
  scope: RequestScope,
): ApplicationOutcome {
  const asked = new Set<ApplicationField>(applicationForms[vacancy.form].map(({ name }) => name));
  const answer = (name: ApplicationField) => (asked.has(name) && text(name).trim()) || null;
  const gender = applicationSchemas.long.shape.gender.safeParse(text("gender"));
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
        answers: {
          gender: asked.has("gender") && gender.success ? gender.data : null,
          firstName: answer("firstName"),
          insertion: answer("insertion"),
          lastName: answer("lastName"),
          city: answer("city"),
          phone: answer("phone"),
          email: answer("email"),
          motivation: answer("motivation"),
          linkedIn: answer("linkedIn"),
          cv: fileName,
          education: answer("education"),
        },
      },
    },
  };
}
