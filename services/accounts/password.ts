import type { FormError } from "../../app/utils/form-errors";

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
