import { z } from "zod";
import { growthPerItem } from "./growth";
import { ask, type Measured, startScript, stop } from "./processes";

const sizes = [10, 100, 1000, 10_000];
const rounds = 20;
const memoryRounds = 8;
const maxGrowth = 1.3;
const maxMegabytes = 1024;
const kilobytesOfMegabyte = 1024;
const containerHeap = "--max-old-space-size=512";

const resultSchema = z.object({ milliseconds: z.array(z.number()), peakKilobytes: z.number() });

/** Measures time and memory of rendering a page by the number of its blocks, with cached upstream responses. */
export async function pageGrowth(): Promise<Measured[]> {
  const { milliseconds } = await render(sizes, rounds);
  // A process each, as the peak of a process never falls.
  const peaks: number[] = [];
  for (const size of sizes)
    peaks.push((await render([size], memoryRounds)).peakKilobytes / kilobytesOfMegabyte);
  const time = growthPerItem(sizes, milliseconds).at(-1) ?? 0;
  const peak = Math.max(...peaks);
  const amounts = sizes.map((size) => size.toLocaleString("en")).join(", ");
  return [
    {
      goal: `Rendering grows linearly with the blocks of a page: from 1,000 to 10,000 a block takes at most ${maxGrowth} times as long as from 100 to 1,000`,
      measured: `${time.toFixed(2)} (${milliseconds.map((ms) => ms.toFixed(1)).join(", ")} ms for ${amounts})`,
      met: time <= maxGrowth,
    },
    {
      goal: `A page of 10,000 blocks is rendered within the memory of a container (${maxMegabytes} MB, of which half heap)`,
      measured: `at most ${peaks.map((value) => value.toFixed(0)).join(", ")} MB for ${amounts}`,
      met: peak <= maxMegabytes,
    },
  ];
}

async function render(amounts: number[], times: number) {
  const child = startScript("page-worker.ts", [containerHeap]);
  const result = resultSchema.parse(await ask(child, { sizes: amounts, rounds: times }));
  await stop(child);
  return result;
}
