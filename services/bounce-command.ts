/** Records a mail that came back: a mail server pipes it to `npm run bounce`. Its exit codes are those of sysexits. */
import { text } from "node:stream/consumers";
import { recordBounce } from "./platform/mail/bounces";
import { parseBounce } from "./platform/mail/parse-bounce";
import { runCommand } from "./run-command";

const noBounce = 65;
const tryLater = 75;

const bounce = parseBounce(await text(process.stdin));
if (!bounce) {
  console.error("The message is not addressed to bounce+{id}@…");
  process.exit(noBounce);
}
await runCommand(async (services) => {
  const known = await recordBounce(bounce.mailId, bounce.permanent, services);
  return known ? `Recorded: ${bounce.permanent ? "permanent" : "temporary"}` : "The mail is not known";
}, tryLater);
