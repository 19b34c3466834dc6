import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Services } from "../platform/services";
import { readDemo, readGroups } from "./content";
import { seedDemoCommunity } from "./demo";
import { prepareSearch } from "./search/prepare-search";
import { syncGroups } from "./sync-groups";

/** Brings the groups of the forum to those of the content, and fills an empty demo. */
export async function prepareCommunity(
  services: Services,
  { demo, folder = resolve("content", "community") }: { demo: boolean; folder?: string },
): Promise<void> {
  if (!existsSync(join(folder, "groups.yaml"))) {
    services.logger.warn({}, "the content has no groups of the forum; those of before stay");
    return;
  }
  await syncGroups(services.db, readGroups(folder));
  if (demo && existsSync(join(folder, "members.yaml"))) await seedDemoCommunity(readDemo(folder), services);
  await prepareSearch(services);
}
