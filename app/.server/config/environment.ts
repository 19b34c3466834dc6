import { type Config, parseConfig } from "./config";

let config: Config | undefined;

/** The configuration of this process. The only place of the site that reads the environment. */
export function environmentConfig(): Config {
  config ??= parseConfig(process.env);
  return config;
}
