import { postForm } from "~/.server/http/post-form";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import type { Brand } from "~/utils/brand";

export interface NewsletterSignUp {
  email: string;
  /** ISO 8601, UTC: when the form was rendered and when it was sent. */
  rendered: string;
  sent: string;
  /** The page of the form. */
  path: string;
  /** The provider's id of the form: of a mailing, or of the brand's newsletter. */
  form?: string | undefined;
  runid?: string | undefined;
  "score sdv"?: string | undefined;
  honeypot: string;
}

/** The brand's form at the mailing provider (docs/backend-contract.md, 'POST {NEWSLETTER_URL}'). */
export interface NewsletterClient {
  subscribe(signUp: NewsletterSignUp): Promise<UpstreamResult<null>>;
}

export function createNewsletterClient(upstream: Upstream, scope: CallScope, brand: Brand): NewsletterClient {
  const target = { ...upstream, baseUrl: upstream.baseUrl.replaceAll("{brand}", brand) };
  return {
    async subscribe(signUp) {
      const filled = Object.entries(signUp).flatMap(([name, value]) => (value ? [[name, value]] : []));
      const body = new URLSearchParams(filled);
      const result = await postForm(target, scope, "", body);
      upstream.reachable = target.reachable;
      return result;
    },
  };
}
