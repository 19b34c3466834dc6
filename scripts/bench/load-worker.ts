import autocannon from "autocannon";
import { z } from "zod";
import type { Histogram } from "./histogram";

const input = z.object({
  url: z.string(),
  paths: z.array(z.string()),
  connections: z.number(),
  seconds: z.number(),
  encoding: z.string(),
});

/** Sends requests with autocannon and counts durations in tenths of a millisecond. */
process.on("message", (message) => {
  const { url, paths, connections, seconds, encoding } = input.parse(message);
  const counts: Histogram = {};
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    headers: { "Accept-Encoding": encoding },
    ...(paths.length > 0 && { requests: paths.map((path) => ({ path })) }),
  };
  const run = autocannon(options, (error, result) => {
    if (error) throw error;
    const { requests, duration, non2xx, errors } = result;
    process.send?.({ requests: requests.total, seconds: duration, errors: non2xx + errors, counts });
  });
  run.on("response", (_client, _status, _bytes, ms) => {
    const value = ms.toFixed(1);
    counts[value] = (counts[value] ?? 0) + 1;
  });
});
process.send?.("ready");
