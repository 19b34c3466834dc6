import { sql } from "kysely";
import { dayMs } from "../../app/utils/durations";
import { findListedWords } from "../community/words/words";
import type { Writer } from "../community/writer";
import { keyedHash } from "../platform/hash";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";

/** How long it is remembered to whom a text was sent. */
const printsMs = 7 * dayMs;
/** To how many others the same text may have been sent before it waits. */
const mostCopies = 2;
/** Shorter ones are alike by chance. */
const shortestCompared = 30;

/** Addresses of pages, also without 'https://'. */
const link =
  /\bhttps?:\/\/|\bwww\.|\b[\p{L}\p{N}-]+\.(?:nl|be|com|net|org|eu|info|io|me|app|ru|xyz|shop|site)\b/iu;

/** Why a message waits for a moderator. */
interface Hold {
  /** To how many others the same text was sent; null where it waits for a link of a new member, or a listed word. */
  copies: number | null;
}

/**
 * Whether a message waits for a moderator: one with a link, of a new member, one with a listed word, and a text that was
 * sent to several others.
 * It remembers to whom the text goes, as a keyed hash.
 */
export async function findHold(
  trx: Queries,
  { id, role, isNew }: Writer,
  { contactId, text }: { contactId: string; text: string },
  services: Services,
): Promise<Hold | null> {
  if (role !== "member") return null;
  const copies = await countCopies(trx, id, { contactId, text }, services);
  if (copies >= mostCopies) return { copies };
  if (isNew && link.test(text)) return { copies: null };
  return (await findListedWords(trx, text)).length > 0 ? { copies: null } : null;
}

async function countCopies(
  trx: Queries,
  memberId: string,
  { contactId, text }: { contactId: string; text: string },
  { secret, now }: Services,
): Promise<number> {
  const normal = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (normal.length < shortestCompared) return 0;
  const print = keyedHash(secret, "message prints", `${memberId} ${normal}`);
  await trx
    .insertInto("message_prints")
    .values({ member_id: memberId, print, contact_id: contactId, sent_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await trx
    .selectFrom("message_prints")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("member_id", "=", memberId)
    .where("print", "=", print)
    .where("contact_id", "!=", contactId)
    .where("sent_at", ">", new Date(now().getTime() - printsMs))
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets to whom texts were sent; a job calls it. */
export async function forgetPrints({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom("message_prints")
    .where("sent_at", "<", new Date(now().getTime() - printsMs))
    .execute();
}
