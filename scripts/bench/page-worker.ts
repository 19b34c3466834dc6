/** Renders the measured page with numbers of blocks, without cached pages. */
import { createRequestHandler } from "@remix-run/node";
import { z } from "zod";
import { loadSite, withBlocks } from "./built-site";
import { median } from "./median";
import { page } from "./page";

const input = z.object({ sizes: z.array(z.number()), rounds: z.number() });
const warmUpRounds = 5;
/** Small pages vary more. */
const smallRepeats = 8;

process.on("message", async (message) => {
  const { sizes, rounds } = input.parse(message);
  const runs: { render(): Promise<number>; repeats: number; times: number[] }[] = [];
  for (const size of sizes)
    runs.push({ render: await renderer(size), repeats: size < 1000 ? smallRepeats : 1, times: [] });
  // Each round renders every size, so that other load affects all equally.
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const { render, repeats, times } of runs) {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const time = await render();
        if (round >= 0) times.push(time);
      }
    }
  }
  const milliseconds = runs.map(({ times }) => median(times));
  process.send?.({ milliseconds, peakKilobytes: process.resourceUsage().maxRSS });
});

/** A function that renders the page and returns the milliseconds it took. */
async function renderer(blocks: number): Promise<() => Promise<number>> {
  const { build, app } = await loadSite({ DATA_DIR: process.env.DATA_DIR ?? "", LOG_LEVEL: "silent" });
  const context = withBlocks(app, blocks, "replace");
  const handle = createRequestHandler(build, "production");
  return async () => {
    const from = performance.now();
    const response = await handle(new Request(`http://dementie.localhost${page}`), { app: context });
    const html = await response.text();
    if (html.split("Koffie met een vriend").length <= blocks)
      throw new Error(`${blocks} blocks: not rendered`);
    return performance.now() - from;
  };
}
