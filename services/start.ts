import { servicesHandler } from "./handler";
import { type OpenOptions, openServices } from "./open";

export interface RunningServices {
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the services. @param options.key what callers have to send; null where the site is the same process */
export async function startServices({
  key,
  ...options
}: OpenOptions & { key: string | null }): Promise<RunningServices> {
  const { services, close } = await openServices(options);
  return { fetch: servicesHandler(services, key), stop: close };
}
