/** Records a mail that came back: a mail server pipes it to `npm run bounce`. Its exit codes are those of sysexits. */
import { text } from "node:stream/consumers";
import { readSettings } from "../app/utils/settings";
import { openServices } from "./open";
import { recordBounce } from "./platform/mail/bounces";
import { parseBounce } from "./platform/mail/parse-bounce";
import { isDemo, secretOf, servicesSettings } from "./settings";

const noBounce = 65;
const tryLater = 75;

const bounce = parseBounce(await text(process.stdin));
if (!bounce) {
  console.error("The message is not addressed to bounce+{id}@…");
  process.exit(noBounce);
}
try {
  const silent = { info() {}, warn() {}, error() {} };
  const settings = readSettings(servicesSettings, process.env);
  const { services, close } = await openServices({
    ...settings,
    secret: secretOf(settings),
    demo: isDemo(settings),
    logger: silent,
  });
  const known = await recordBounce(bounce.mailId, bounce.permanent, services);
  console.log(known ? `Recorded: ${bounce.permanent ? "permanent" : "temporary"}` : "The mail is not known");
  await close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(tryLater);
}
