import type { UpstreamScope } from "~/.server/context/scope";
import { postForm } from "~/.server/http/post-form";
import type { UpstreamResult } from "~/.server/http/result";
import { applicationFields, applicationForms } from "../wire";
import type { VacancyContext } from "./model";
import type { Application } from "./schema";

/** An application to send. */
interface SentApplication {
  vacancy: VacancyContext;
  application: Application;
  /** ISO 8601, UTC. */
  rendered: string;
  sent: string;
  honeypot: string;
  /** Equal for equal answers, so that the product API can recognise duplicates. */
  hash: string;
  /** Captcha token from the visitor's browser; '' if no captcha ran. */
  captcha: string;
}

export function applyForVacancy(
  { upstreams: { productApi } }: UpstreamScope,
  application: SentApplication,
): Promise<UpstreamResult<null>> {
  return postForm(productApi, "/api/v1/forms/vacancy/apply/send", applicationBody(application), {
    "Idempotency-Key": application.hash,
    ...(application.captcha && { "X-Captcha-Token": application.captcha }),
  });
}

/** The fields of the call, in order. Fields of the form without an answer are sent as empty texts. */
function applicationBody({ vacancy, application, rendered, sent, honeypot }: SentApplication): FormData {
  const body = new FormData();
  const append = (name: string, value: string | number | boolean | null) => {
    if (value !== null) body.append(name, String(value));
  };
  append("RenderedTimeStamp", rendered);
  append("SentTimeStamp", sent);
  append("Id", vacancy.id);
  if (vacancy.kind === "landelijk") append("Open", vacancy.open);
  append("HoneyPot", honeypot || null);
  append("VacancyType", vacancy.kind);
  append("VacancyTitle", vacancy.title);
  if (vacancy.kind === "regional") {
    append("Region", vacancy.region);
    append("RegioRecipientEmail", vacancy.recipient);
    append("OrganisationUnitKey", vacancy.organisationUnit);
  }
  const { cv, gender, ...texts } = application;
  append(applicationFields.gender.wire, gender);
  const answers = new Map(Object.entries(texts));
  const fields = new Set<string>(applicationForms[vacancy.form].map(({ name }) => name));
  for (const [name, { wire }] of Object.entries(applicationFields))
    if (answers.has(name) && fields.has(name)) append(wire, answers.get(name) ?? "");
  if (cv) body.append(applicationFields.cv.wire, attachment(cv), cv.name);
  return body;
}

const mediaTypes: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

function attachment({ name, bytes }: NonNullable<Application["cv"]>): Blob {
  const type = mediaTypes[name.toLowerCase().replace(/^.*\./s, "")] ?? "application/octet-stream";
  return new Blob([new Uint8Array(bytes)], { type });
}
