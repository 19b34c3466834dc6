import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import { postForm } from "~/.server/http/post-form";
import type { UpstreamResult } from "~/.server/http/result";
import type { NewsletterRegion } from "~/features/regions/public";

export interface NewsletterSignUp {
  email: string;
  /** ISO 8601, UTC: when the form was rendered and when it was submitted. */
  rendered: string;
  sent: string;
  /** The page of the form. */
  path: string;
  /** The provider's form id: from a mailing, or that of the brand's newsletter. */
  form?: string | undefined;
  runid?: string | undefined;
  "score sdv"?: string | undefined;
  honeypot: string;
}

/** Sends a sign-up to the brand's form at the mailing provider (docs/backend-contract.md, 'POST {NEWSLETTER_URL}'). */
export async function subscribeToNewsletter(
  { upstreams: { newsletter }, brand }: UpstreamScope & Pick<RequestScope, "brand">,
  signUp: NewsletterSignUp,
): Promise<UpstreamResult<null>> {
  const { upstream, calls } = newsletter;
  const target = { ...upstream, baseUrl: upstream.baseUrl.replaceAll("{brand}", brand) };
  const filled = Object.entries(signUp).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const result = await postForm({ upstream: target, calls }, "", new URLSearchParams(filled));
  upstream.reachable = target.reachable;
  return result;
}

interface RegionSignUp {
  region: NewsletterRegion;
  email: string;
  /** ISO 8601, UTC: when the form was rendered and when it was submitted. */
  rendered: string;
  sent: string;
  honeypot: string;
}

/** Sends a sign-up to a region for its own newsletter. */
export function subscribeToRegion(
  { upstreams: { productApi } }: UpstreamScope,
  { region, email, rendered, sent, honeypot }: RegionSignUp,
): Promise<UpstreamResult<null>> {
  const body = new FormData();
  body.append("RenderedTimeStamp", rendered);
  body.append("SentTimeStamp", sent);
  body.append("Region", region.title);
  body.append("RegioRecipientEmail", region.recipientEmail);
  body.append("RecipientEmail", email);
  if (honeypot) body.append("HoneyPot", honeypot);
  return postForm(productApi, "/api/v1/forms/region/newsletter/send", body);
}
