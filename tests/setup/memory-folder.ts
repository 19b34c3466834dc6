import { existsSync, statfsSync } from "node:fs";

const folder = "/dev/shm";
const minBytes = 2 * 1024 ** 3;

/** The folder for files in memory, where a busy disk keeps nobody waiting; null where there is too little room. */
export function findMemoryFolder(): string | null {
  if (!existsSync(folder)) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > minBytes ? folder : null;
}
