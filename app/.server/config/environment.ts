import { type Config, parseConfig } from "./config";

let config: Config | undefined;

/** The configuration of this process. Only this function reads the environment. */
export function environmentConfig(): Config {
  config ??= parseConfig(process.env);
  return config;
}
