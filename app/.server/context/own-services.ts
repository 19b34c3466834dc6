import type { Config } from "~/.server/config/config";
import { isDemo } from "~/.server/config/demo";
import { errorFacts } from "~/.server/errors/error-facts";
import type { Logger } from "~/.server/metrics/logger";
import type { RunningServices } from "../../../services/start";
import type { OwnServices } from "./scope";

/** Runs the services in this process. They are loaded and started by `start` or by the first call. */
export function servicesInProcess(config: Config, logger: Logger): OwnServices {
  const { databaseUrl, dataDir, azureStorage, servicesKey, sessionSecrets, messageKeys, mail, helpline } =
    config;
  let running: Promise<RunningServices> | null = null;

  async function load(): Promise<RunningServices> {
    const { startServices } = await import("../../../services/start");
    return startServices({
      ...{ databaseUrl, dataDir, azureStorage, messageKeys, mail, helpline, logger },
      secret: servicesKey || sessionSecrets[0] || "",
      demo: isDemo(config),
      key: null,
    });
  }

  function started(): Promise<RunningServices> {
    running ??= load().catch((error: unknown) => {
      running = null;
      logger.error(errorFacts(error), "the services could not start");
      throw error;
    });
    return running;
  }

  return {
    fetch: async (request) => (await started()).fetch(request),
    start: () =>
      started().then(
        () => {},
        () => {},
      ),
    stop: async () => (await running?.catch(() => null))?.stop(),
  };
}
