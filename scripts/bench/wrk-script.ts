import { z } from "zod";

const resultSchema = z.object({
  requests: z.number(),
  seconds: z.number(),
  errors: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
});

/** The result in the last line that wrk printed. */
export function parseWrk(printed: string): z.infer<typeof resultSchema> {
  const line = printed.trimEnd().split("\n").at(-1) ?? "";
  if (!line.startsWith("{")) throw new Error(`wrk: ${printed}`);
  return resultSchema.parse(JSON.parse(line));
}

/** A script for wrk that requests the paths in turn and prints the result as JSON, with durations in milliseconds. */
export function luaScript(paths: string[]): string {
  const rotation = `
local paths = {${paths.map((path) => JSON.stringify(path)).join(", ")}}
local index = 0
request = function()
  index = index % #paths + 1
  return wrk.format("GET", paths[index])
end`;
  return `${paths.length > 0 ? rotation : ""}
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"errors":%d,"p50":%.3f,"p95":%.3f,"p99":%.3f}\\n',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000))
end
`;
}
