import type { Eraser } from "../platform/eraser";
import { forgetTries } from "../platform/tries/limit-tries";
import { ownPasswords } from "./change";
import { mailReasons, mailsToAddress } from "./register";

/** Forgets the tries of a member. Those to log in are hashed with a network or device, and expire within a day. */
export const forgetTriesOf: Eraser = async (trx, { id, email }, { secret }) => {
  const mails = mailReasons.map((kind) => ({ limit: mailsToAddress, by: [kind, email.toLowerCase()] }));
  await forgetTries([{ limit: ownPasswords, by: [id] }, ...mails], { db: trx, secret });
};
