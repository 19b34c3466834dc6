/** Gifts from the command line: `npm run gifts`. */

import { readSettings } from "../app/utils/settings";
import { giftCommands, giftsUsage } from "./giving/desk/commands";
import { openServices } from "./open";
import { isDemo, secretOf, servicesSettings } from "./settings";

const [name = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(giftCommands, name) ? giftCommands[name] : undefined;
if (!command) {
  if (name) console.error(`There is no command '${name}'.\n`);
  console.error(giftsUsage);
  process.exit(1);
}
try {
  const settings = readSettings(servicesSettings, process.env);
  const silent = { info() {}, warn() {}, error() {} };
  const { services, close } = await openServices({
    ...settings,
    secret: secretOf(settings),
    demo: isDemo(settings),
    logger: silent,
  });
  console.log((await command(services, words).finally(close)).trimEnd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
