import { z } from "zod";
import { megabytes, optional, seconds } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Cache");
const lifetime = seconds.transform((value) => value * 1000);

export const cacheSettings = {
  cache: z.object({
    freshMs: setting("CACHE_SECONDS", lifetime.prefault("60"), {
      description:
        "How long an upstream response or a page is fresh, in seconds; menus, settings, terms and slide-ins five times as long. `POST /cache/flush` ends it sooner (docs/operations.md, Flushing).",
    }),
    staleMs: setting("CACHE_STALE_SECONDS", lifetime.prefault("600"), {
      description:
        "How much longer a cached response or page is served while a new one is fetched in the background, in seconds.",
    }),
    outageMs: setting("CACHE_OUTAGE_SECONDS", lifetime.prefault("86400"), {
      description:
        "How much longer a cached response or page is served while the upstream fails, in seconds.",
    }),
    missingMs: setting("CACHE_MISSING_SECONDS", lifetime.prefault("10"), {
      description: "How long an upstream's 404 is cached, in seconds; never longer than `CACHE_SECONDS`.",
    }),
    maxBytes: setting("CACHE_MEGABYTES", megabytes.prefault("64"), {
      description: "Memory for cached upstream responses, in megabytes for each process.",
    }),
    maxPageBytes: setting("CACHE_PAGE_MEGABYTES", megabytes.prefault("64"), {
      description: "Memory for cached pages, in megabytes for each process.",
    }),
  }),
  flushSecret: setting(
    "CACHE_FLUSH_SECRET",
    optional(z.string().min(16, "is shorter than 16 characters")).prefault(""),
    {
      description:
        "Signs the calls of `POST /cache/flush`, with which the CMS reports changes; 16 characters or more. Empty: no call is accepted.",
      example: "a long random text",
      secret: true,
    },
  ),
};
