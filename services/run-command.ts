import { isDemo, secretOf } from "../app/utils/services-settings";
import { readSettings } from "../app/utils/settings";
import { openServices } from "./open";
import type { Services } from "./platform/services";
import { servicesSettings } from "./settings";

/**
 * Runs a command over the services that the environment describes, and prints what it answers. An error is printed
 * without its stack, and ends the process with `failureCode`.
 */
export async function runCommand(
  command: (services: Services) => Promise<string>,
  failureCode = 1,
): Promise<void> {
  try {
    const settings = readSettings(servicesSettings, process.env);
    const { services, close } = await openServices({
      ...settings,
      secret: secretOf(settings),
      demo: isDemo(settings),
      logger: { info() {}, warn() {}, error() {} },
    });
    console.log(await command(services).finally(close));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(failureCode);
  }
}
