/** Times building the search index of the stand-in, and searches after that, in milliseconds. */
import { z } from "zod";
import { createBackend } from "../../backend/handler";
import { median } from "./median";

const input = z.object({ contentDir: z.string() });
const searches = 50;

process.on("message", async (message) => {
  const { contentDir } = input.parse(message);
  const backend = await createBackend({ contentDir, dataDir: process.env.DATA_DIR ?? "" });
  const time = async (path: string) => {
    const from = performance.now();
    const response = await backend(new Request(`http://stand-in.invalid/api/v1/es/${path}`));
    await response.text();
    return performance.now() - from;
  };
  // Suggestions need the index and the spelling.
  const build = await time("suggest?query=dementie");
  const times: number[] = [];
  for (let index = 0; index < searches; index += 1) times.push(await time("search?query=dementie"));
  process.send?.({ build, search: median(times) });
});
