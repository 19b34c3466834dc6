import { z } from "zod";
import type { AppContext } from "~/.server/context/scope";
import { allTags } from "./flushes";

type FlushedCaches = Pick<AppContext, "flushes" | "now">;

/** Invalidates the responses, redirects and pages of this process that have one of the tags. */
export function flushThisInstance({ flushes, now }: FlushedCaches, tags: readonly string[]): void {
  flushes.flush(tags, now().getTime());
}

/** Flushes every instance that shares the Redis store. */
export async function flushAllInstances(
  app: FlushedCaches & Pick<AppContext, "store">,
  tags: readonly string[],
): Promise<void> {
  flushThisInstance(app, tags);
  await app.store.set(lastFlushKey, String(app.now().getTime()), lastFlushSeconds);
  await app.store.announce(JSON.stringify({ flush: tags }));
}

const announcement = z.object({ flush: z.array(z.string()) });

// Stored for longer than any response is fresh.
const lastFlushKey = "last flush";
const lastFlushSeconds = 86_400;

/**
 * Applies the flushes of other instances, and flushes everything after a lost connection. An instance must await this
 * at its start, or it uses shared responses from before the last flush.
 */
export async function listenForFlushes(app: FlushedCaches & Pick<AppContext, "store">): Promise<void> {
  app.store.listen(
    (message) => {
      const { data } = announcement.safeParse(parseJson(message));
      if (data) flushThisInstance(app, data.flush);
    },
    () => flushThisInstance(app, [allTags]),
  );
  const last = Number(await app.store.get(lastFlushKey));
  // The clock of the instance that stored it may be ahead.
  if (last > 0) app.flushes.flush([allTags], Math.min(last, app.now().getTime()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
