/** Records a mail that came back: a mail server pipes it to `npm run bounce`. */
import { text } from "node:stream/consumers";
import { readSettings } from "../app/utils/settings";
import { openServices } from "./open";
import { recordBounce } from "./platform/mail/bounces";
import { parseBounce } from "./platform/mail/parse-bounce";
import { isDemo, secretOf, servicesSettings } from "./settings";

try {
  const bounce = parseBounce(await text(process.stdin));
  if (!bounce) throw new Error("The message is not addressed to bounce+{id}@…");
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
  process.exit(1);
}
