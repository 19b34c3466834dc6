import { randomInt } from "node:crypto";
import type { Role } from "../platform/roles";
import type { Services } from "../platform/services";

/** Members of a demo database: made up, at a domain that nobody has. */
const demoMembers: readonly { username: string; role: Role }[] = [
  { username: "Wilgentak58", role: "member" },
  { username: "Rietvink", role: "member" },
  { username: "Molenpad7", role: "member" },
  { username: "Theekopje", role: "member" },
  { username: "Lapjeskat", role: "member" },
  { username: "Duinroos44", role: "member" },
  { username: "Berkenlaan", role: "moderator" },
  { username: "Zonnewijzer", role: "expert" },
  { username: "Krantenkiosk", role: "editor" },
  { username: "Torenklok", role: "admin" },
];

const words = [
  "anker",
  "bloem",
  "deken",
  "emmer",
  "fluit",
  "gieter",
  "haven",
  "kaars",
  "ladder",
  "mandje",
  "parel",
  "regen",
];

export interface DemoLogIn {
  email: string;
  role: Role;
  password: string;
}

/** Adds the demo members to an empty database. `npm run member -- demo` gives them passwords that are known. */
export async function seedDemoMembers(services: Services): Promise<void> {
  const anyone = await services.db.selectFrom("members").select("id").limit(1).executeTakeFirst();
  if (!anyone) await resetDemoMembers(services);
}

/** Creates missing demo members and gives all of them a new password. Returns how to log in. */
export async function resetDemoMembers({ db, now, passwords }: Services): Promise<DemoLogIn[]> {
  const logIns: DemoLogIn[] = [];
  for (const { username, role } of demoMembers) {
    const email = `${username.toLowerCase()}@demo.invalid`;
    const password = randomPassword();
    const password_hash = await passwords.hash(password);
    await db
      .insertInto("members")
      .values({
        username,
        email,
        role,
        password_hash,
        state: "active" as const,
        terms_version: "demo",
        profile_visible: true,
        created_at: now(),
        verified_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable("members").set({ password_hash }).where("username", "=", username).execute();
    logIns.push({ email, role, password });
  }
  return logIns;
}

/** Four words and a number: 12⁴ × 10⁴ possibilities are enough for accounts that hold nothing. */
function randomPassword(): string {
  const pick = () => words[randomInt(words.length)] ?? "";
  return `${[pick(), pick(), pick(), pick()].map(capitalised).join("")}${randomInt(1000, 10_000)}`;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
