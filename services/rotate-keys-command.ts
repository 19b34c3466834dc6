/** Encrypts texts of members with the first key of `MESSAGE_KEYS`: `npm run keys:rotate`. */
import { rotateKeys } from "./inbox/rotate-keys";
import { runCommand } from "./run-command";

await runCommand(async (services) => {
  const { messages, drafts, copies } = await rotateKeys(services);
  return `Encrypted with the first key: ${messages} messages, ${drafts} drafts, ${copies} copies.`;
});
