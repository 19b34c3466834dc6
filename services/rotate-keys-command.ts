/** Seals texts of members with the first key of `MESSAGE_KEYS`: `npm run keys:rotate`. */
import { readSettings } from "../app/utils/settings";
import { rotateKeys } from "./inbox/rotate-keys";
import { openServices } from "./open";
import { isDemo, secretOf, servicesSettings } from "./settings";

try {
  const silent = { info() {}, warn() {}, error() {} };
  const settings = readSettings(servicesSettings, process.env);
  const { services, close } = await openServices({
    ...settings,
    secret: secretOf(settings),
    demo: isDemo(settings),
    logger: silent,
  });
  const { messages, drafts, copies } = await rotateKeys(services);
  console.log(`Sealed with the first key: ${messages} messages, ${drafts} drafts, ${copies} copies.`);
  await close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
