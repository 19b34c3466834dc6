import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { median } from "./median";
import { ask, type Measured, startScript, startSite, stop } from "./processes";
import { createTenfoldContent } from "./tenfold-content";

const starts = 3;
const maxGrowth = 10;
const maxIndexSeconds = 2;
const indexSchema = z.object({ build: z.number(), search: z.number() });

interface Start {
  seconds: number;
  megabytes: number;
}

/** Measures the start of the site and the search index of its stand-in, with today's content and ten times as much. */
export async function startUp(): Promise<Measured[]> {
  const tenfold = createTenfoldContent();
  const today: Start[] = [];
  const large: Start[] = [];
  for (let round = 0; round < starts; round += 1) {
    today.push(await start(resolve()));
    large.push(await start(tenfold));
  }
  const ratio = seconds(large) / seconds(today);
  const todayIndex = await searchIndex(resolve());
  const largeIndex = await searchIndex(tenfold);
  return [
    {
      goal: `Start-up with ten times today's content: at most ${maxGrowth} times as long`,
      measured: `${ratio.toFixed(1)} (${seconds(today).toFixed(1)} s and ${seconds(large).toFixed(1)} s until the first response; ${megabytes(today)} and ${megabytes(large)} MB)`,
      met: ratio <= maxGrowth,
    },
    {
      goal: `The search index of the stand-in is built in at most ${maxIndexSeconds} s (a second after the start)`,
      measured: `${inSeconds(todayIndex.build)}, with ten times the content ${inSeconds(largeIndex.build)}; a search then takes ${todayIndex.search.toFixed(1)} and ${largeIndex.search.toFixed(1)} ms`,
      met: todayIndex.build <= maxIndexSeconds * 1000,
    },
  ];
}

const seconds = (values: Start[]) => median(values.map((value) => value.seconds));
const megabytes = (values: Start[]) => median(values.map((value) => value.megabytes)).toFixed(0);
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function start(cwd: string): Promise<Start> {
  const from = performance.now();
  const server = await startSite({}, { cwd });
  const elapsed = (performance.now() - from) / 1000;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  await server.stop();
  return { seconds: elapsed, megabytes: Number(kilobytes) / 1024 };
}

async function searchIndex(place: string) {
  const child = startScript("search-index-worker.ts");
  const result = indexSchema.parse(await ask(child, { contentDir: join(place, "content") }));
  await stop(child);
  return result;
}
