import { z } from "zod";
import { errorCode } from "~/utils/error-code";
import { type Environment, readSettings, settingsError } from "~/utils/settings";
import { storedSecret } from "~/utils/stored-secret";
import { addressSettings } from "./settings/address";
import { cacheSettings } from "./settings/cache";
import { developmentSettings } from "./settings/development";
import { monitoringSettings } from "./settings/monitoring";
import { pageSettings } from "./settings/pages";
import { servicesClientSettings } from "./settings/services";
import { storageSettings } from "./settings/storage";
import { thirdPartySettings } from "./settings/third-parties";
import { upstreamSettings } from "./settings/upstreams";

/** All settings of the site, in the order of their documentation. */
export const configSchema = z.object({
  ...addressSettings,
  ...upstreamSettings,
  ...servicesClientSettings,
  ...cacheSettings,
  ...storageSettings,
  ...pageSettings,
  ...thirdPartySettings,
  ...monitoringSettings,
  ...developmentSettings,
});

export type Config = z.output<typeof configSchema>;

/**
 * Reads the configuration from an environment.
 * @throws Error with each invalid setting, its problem and an example
 */
export function parseConfig(environment: Environment): Config {
  const config = readSettings(configSchema, environment);
  return {
    ...config,
    publicUrl: config.publicUrl || `http://localhost:${config.port}`,
    sessionSecrets: config.sessionSecrets.length > 0 ? config.sessionSecrets : [generatedSecret(config)],
  };
}

function generatedSecret({ dataDir }: Config): string {
  try {
    return storedSecret(dataDir);
  } catch (error) {
    const problem = `cannot be written to (${errorCode(error)})`;
    throw settingsError([{ setting: storageSettings.dataDir, value: dataDir, problem }]);
  }
}
