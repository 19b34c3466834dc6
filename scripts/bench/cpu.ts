import { readFileSync } from "node:fs";

const ticksPerSecond = 100;
const sampleMs = 100;
/** From this share of a core on, a process has no time left. */
const saturated = 0.9;

/** Seconds of processor time in a line of `/proc/{pid}/stat`, in user and kernel mode. */
export function processorSeconds(stat: string): number {
  // The second field is the name in parentheses, which can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Measures the processor time of processes; the result is each one's share of a core. */
export function watchProcessors(pids: number[]): () => number[] {
  const samples = pids.map((pid) => ({ pid, first: sampleOf(pid), last: sampleOf(pid) }));
  const timer = setInterval(() => {
    for (const sample of samples) sample.last = sampleOf(sample.pid) ?? sample.last;
  }, sampleMs);
  return () => {
    clearInterval(timer);
    return samples.map(({ first, last }) => {
      if (!first || !last || last.at === first.at) throw new Error("Processor time needs Linux (/proc)");
      return (last.seconds - first.seconds) / ((last.at - first.at) / 1000);
    });
  };
}

function sampleOf(pid: number): { at: number; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return { at: performance.now(), seconds: processorSeconds(stat) };
  } catch {
    return undefined;
  }
}

/**
 * Refuses a measurement of the client instead of the server.
 * @param client the mean share of a core of the client's processes
 * @throws Error when the client had no processor time left and the server had
 */
export function assertServerWasLimit(client: number, server: number): void {
  if (client <= saturated || server >= saturated) return;
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  throw new Error(
    `the load generator was saturated (${percent(client)} of a core, the server ${percent(server)}), so this is not the server's limit`,
  );
}
