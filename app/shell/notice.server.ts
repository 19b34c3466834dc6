import { createHash } from "node:crypto";
import type { RequestScope } from "~/.server/context/scope";
import { amsterdamDay } from "~/utils/dates";
import type { Notice } from "./shell";
import type { SiteSettings } from "./site-settings-schema.server";

/** Elsewhere the page itself begins on the first screen. */
const paths = ["/", "/hulplijn"];

/** The notice of a page: from its first to its last day, both included, until the visitor closes it. */
export function noticeAt(
  path: string,
  notice: SiteSettings["notice"],
  { now, choices }: Pick<RequestScope, "now" | "choices">,
): Notice | null {
  if (!notice || !paths.includes(path)) return null;
  const { from, until, ...shown } = notice;
  const today = amsterdamDay(now);
  if ((from && today < from) || (until && today > until)) return null;
  const id = idOf(shown);
  return id === choices.closedNotice ? null : { ...shown, id };
}

/** Other words are another notice, which a visitor who closed the first one sees again. */
function idOf(notice: Omit<Notice, "id">): string {
  return createHash("sha256").update(JSON.stringify(notice)).digest("base64url").slice(0, 8);
}
