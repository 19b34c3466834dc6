import type { Config } from "~/.server/config/config";
import { errorFacts } from "~/.server/errors/error-facts";
import type { Logger } from "~/.server/metrics/logger";
import { demoIban } from "~/utils/giving-settings";
import { isDemo, secretOf } from "~/utils/services-settings";
import type { BankServer } from "../../../backend/bank/start";
import type { RunningServices } from "../../../services/start";
import type { OwnServices } from "./scope";

/** Runs the services in this process. They are loaded and started by `start` or by the first call. */
export function servicesInProcess(config: Config, logger: Logger): OwnServices {
  const { databaseUrl, dataDir, azureStorage, messageKeys, mail, helpline } = config;
  let running: Promise<RunningServices> | null = null;
  let bank: Promise<BankServer> | null = null;

  async function load(): Promise<RunningServices> {
    const { startServices } = await import("../../../services/start");
    const giving = await paidAt();
    return startServices({
      databaseUrl,
      dataDir,
      azureStorage,
      messageKeys,
      mail,
      giving,
      helpline,
      logger,
      secret: secretOf(config),
      demo: isDemo(config),
      keys: null,
    });
  }

  /** In a demo without a payment provider gifts are paid at the stand-in bank, which keeps its books in `dataDir`. */
  async function paidAt(): Promise<Config["giving"]> {
    if (!isDemo(config)) return config.giving;
    const giving = { ...config.giving, iban: config.giving.iban || demoIban };
    if (giving.mollieKey) return giving;
    const { startBank } = await import("../../../backend/bank/start");
    bank ??= startBank({ dataDir, settleMs: 60_000 });
    const { url } = await bank;
    return { ...giving, mollieKey: "test_stand_in_bank", mollieUrl: url };
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
    answer: async (operation, call) => (await started()).answer(operation, call),
    start: () =>
      started().then(
        () => {},
        () => {},
      ),
    async stop() {
      await (await running?.catch(() => null))?.stop();
      await (await bank?.catch(() => null))?.stop();
    },
  };
}
