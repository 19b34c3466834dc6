import type { UpstreamScope } from "~/.server/context/scope";
import { postForm } from "~/.server/http/post-form";
import type { UpstreamResult } from "~/.server/http/result";
import type { Collector } from "./schema";
import { collectorFieldNames, collectorFields } from "./wire";

interface SentCollector {
  collector: Collector;
  /** ISO 8601, UTC: when the form was rendered and when it was submitted. */
  rendered: string;
  sent: string;
  honeypot: string;
  /** Equal for equal sign-ups, so that the product API can recognise duplicates. */
  key: string;
}

/** Sends the sign-up of a collector (docs/backend-contract.md, 'POST /api/v1/forms/collector/send'). */
export function signUpCollector(
  { upstreams: { productApi } }: UpstreamScope,
  { collector, rendered, sent, honeypot, key }: SentCollector,
): Promise<UpstreamResult<null>> {
  const body = new FormData();
  body.append("RenderedTimeStamp", rendered);
  body.append("SentTimeStamp", sent);
  for (const name of collectorFieldNames) body.append(collectorFields[name].wire, collector[name] ?? "");
  if (honeypot) body.append("HoneyPot", honeypot);
  return postForm(productApi, "/api/v1/forms/collector/send", body, { "Idempotency-Key": key });
}
