/** Gifts from the command line: `npm run gifts`. */
import { giftCommands, giftsUsage } from "./giving/desk/commands";
import { runCommand } from "./run-command";

const [name = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(giftCommands, name) ? giftCommands[name] : undefined;
if (!command) {
  if (name) console.error(`There is no command '${name}'.\n`);
  console.error(giftsUsage);
  process.exit(1);
}
await runCommand(async (services) => (await command(services, words)).trimEnd());
