import { createHmac } from "node:crypto";
import type { RequestScope } from "~/.server/context/scope";
import { hasTypedQuery } from "~/.server/routing/declared-query";
import { tagManagerIdFor } from "~/.server/security/third-party-loads";
import { deriveKey } from "~/.server/session/encrypted";
import { amsterdamDay } from "~/utils/dates";
import { findMember } from "./client.server";

/**
 * What a logged-in member is called in the statistics, 22 letters that change every month, so that only the visits of
 * one month belong together, and lead to nobody without the secret. Null for visitors, without consent to statistics,
 * on pages without tracking, on those that everybody shares, and on addresses with words that somebody typed.
 */
export async function statisticsIdOf(scope: RequestScope): Promise<string | null> {
  const { policy, query } = scope;
  if (tagManagerIdFor(scope) === null || policy.shared === "everyone" || hasTypedQuery(query, policy))
    return null;
  const member = await findMember(scope);
  if (!member) return null;
  const month = amsterdamDay(scope.now).slice(0, 7);
  const key = deriveKey(scope.config.sessionSecrets[0] ?? "", `statistics ${month}`);
  return createHmac("sha256", key).update(member.id).digest("base64url").slice(0, 22);
}
