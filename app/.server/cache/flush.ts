import { z } from "zod";
import type { AppContext } from "~/.server/context/scope";
import { allTags } from "./flushes";

type Flushed = Pick<AppContext, "flushes" | "redirects" | "now">;

/** Ends what this process keeps with one of these tags: answers, and the pages that are made of them. */
export function flushThisInstance({ flushes, redirects, now }: Flushed, tags: string[]): void {
  flushes.flush(tags, now().getTime());
  // Where pages lead is one small list.
  if (tags.some((tag) => tag === allTags || /^(page|redirect)\b/.test(tag))) redirects.clear();
}

/** The same in every instance of the site that shares our Redis. */
export async function flushAllInstances(
  app: Flushed & Pick<AppContext, "store">,
  tags: string[],
): Promise<void> {
  flushThisInstance(app, tags);
  await app.store.set(lastFlush, String(app.now().getTime()), lastFlushSeconds);
  await app.store.announce(JSON.stringify({ flush: tags }));
}

const announcement = z.object({ flush: z.array(z.string()) });

// Longer than any answer is new.
const lastFlush = "last flush";
const lastFlushSeconds = 86_400;

/**
 * Flushes what other instances were told to flush; everything, when something may have been missed. Before it is done,
 * an instance that has just started may use what others were answered before a flush.
 */
export async function listenForFlushes(app: Flushed & Pick<AppContext, "store">): Promise<void> {
  app.store.listen(
    (message) => {
      const { data } = announcement.safeParse(parsed(message));
      if (data) flushThisInstance(app, data.flush);
    },
    () => flushThisInstance(app, [allTags]),
  );
  const last = Number(await app.store.get(lastFlush));
  if (last > 0) app.flushes.flush([allTags], last);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
