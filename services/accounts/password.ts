import { hash, verify } from "@node-rs/argon2";
import type { FormError } from "../../app/utils/form-errors";

/** Argon2id with 19 MiB, two passes and one lane: OWASP's least, 27 ms on a small server. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

let dummy: Promise<string> | undefined;

/** Whether a password has this hash. Without a hash it takes as long, and is false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword("a password that nobody has");
  const matches = await verify(stored ?? (await dummy), password.normalize("NFKC"));
  return matches && stored !== null;
}

/** What is wrong with a new password beyond its characters: it is a name of its owner, or common. */
export async function passwordProblem(
  password: string,
  { email, username }: { email: string; username: string },
): Promise<Extract<FormError, "PasswordIsName" | "PasswordCommon"> | null> {
  const plain = password.toLowerCase().trim();
  const [localPart = ""] = email.toLowerCase().split("@");
  if ([email.toLowerCase(), localPart, username.toLowerCase()].includes(plain)) return "PasswordIsName";
  const { isCommon } = await import("./common-passwords");
  return isCommon(password, [email, localPart, username]) ? "PasswordCommon" : null;
}
