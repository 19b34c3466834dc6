import type { Queries } from "../tables";
import { usernameLength } from "./contract";

/** Words in names that members would take for staff. */
const staffWords =
  /(admin|beheer|moderator|medewerker|redactie|webmaster|helpdesk|hulplijn|klantenservice|support|systeem|officieel|alzheimernederland|stichting|anoniemlid)/;
/** Words with one of those in them, whom nobody takes for staff. */
const plainWords = /badminton|supporter/g;
const lookalikes: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };

/** Whether a username looks like one of staff, also with digits for letters. */
export function isReserved(username: string): boolean {
  const plain = username.toLowerCase().replace(plainWords, " ");
  return (
    staffWords.test(plain) ||
    staffWords.test(plain.replace(/[013457]/g, (digit) => lookalikes[digit] ?? digit))
  );
}

const suggestionCount = 3;

/** Free usernames like one that was taken. */
export async function suggestUsernames(db: Queries, username: string): Promise<string[]> {
  const base = username.slice(0, usernameLength.max - 2);
  const numbers = Array.from({ length: 12 }, (_, index) => ((index * 37 + username.length * 11) % 90) + 10);
  const candidates = [...new Set(numbers)].map((number) => base + number);
  const taken = await db
    .selectFrom("members")
    .select((eb) => eb.fn<string>("lower", ["username"]).as("name"))
    .where((eb) =>
      eb(
        eb.fn("lower", ["username"]),
        "in",
        candidates.map((name) => name.toLowerCase()),
      ),
    )
    .execute();
  const names = new Set(taken.map(({ name }) => name));
  return candidates.filter((candidate) => !names.has(candidate.toLowerCase())).slice(0, suggestionCount);
}
