import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { parseConfig } from "../../app/.server/config/config";
import { createAppContext } from "../../app/.server/context/context";
import type { AppContext } from "../../app/.server/context/scope";
import type { Fetch } from "../../app/.server/http/upstream";
import { folder, type Measured, median, page } from "./processes";

interface Timing {
  /** The whole request; making the document of it; and React's share of that. Milliseconds. */
  request: number;
  document: number;
  react: number;
  bytes: number;
}

/** What making a page costs that is not kept, beside React alone on the same tree; and how it grows with its blocks. */
export async function rendering(): Promise<Measured[]> {
  const [usual] = await timed([undefined], 300);
  const [few, many, most] = await timed([10, 100, 1000], 80);
  if (!usual || !few || !many || !most) throw new Error("nothing was rendered");
  const slope = (most.request - many.request) / 900 / ((many.request - few.request) / 90);
  const ratio = usual.document / usual.react;
  const ms = (value: number) => value.toFixed(1);
  return [
    {
      goal: "Rendering a page that is not kept: at most 1.3 times React's `renderToString` of the same tree",
      measured: `${ratio.toFixed(2)} (${ms(usual.document)} ms, React ${ms(usual.react)} ms, ${Math.round(usual.bytes / 1000)} kB; the whole request with decoding all its answers ${ms(usual.request)} ms)`,
      met: ratio <= 1.3,
    },
    {
      goal: "Rendering grows linearly: from 100 to 1,000 blocks a block costs at most 1.3 times what it does from 10 to 100",
      measured: `${slope.toFixed(2)} (${ms(few.request)}, ${ms(many.request)} and ${ms(most.request)} ms for 10, 100 and 1,000)`,
      met: slope <= 1.3,
    },
  ];
}

/** The middle of many rounds, in each of which every page is made once: what the machine does meanwhile is theirs alike. */
async function timed(pages: (number | undefined)[], rounds: number): Promise<Timing[]> {
  const made = await Promise.all(
    pages.map(async (blocks) => {
      const timings: Timing[] = [];
      return { render: await renderer(blocks), timings };
    }),
  );
  for (let round = -60; round < rounds; round += 1) {
    for (const { render, timings } of made) {
      const timing = await render();
      if (round >= 0) timings.push(timing);
    }
  }
  return made.map(({ timings }) => {
    const middle = (name: keyof Timing) => median(timings.map((timing) => timing[name]));
    return {
      request: middle("request"),
      document: middle("document"),
      react: middle("react"),
      bytes: middle("bytes"),
    };
  });
}

/** The built site in this process, in front of which nothing is kept; with so many blocks on the page. */
async function renderer(blocks: number | undefined): Promise<() => Promise<Timing>> {
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const app = await createAppContext(parseConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }));
  const context = blocks === undefined ? app : withBlocks(app, blocks);
  let document = 0;
  const makeDocument: ServerBuild["entry"]["module"]["default"] = async (...args) => {
    const from = performance.now();
    const response = await build.entry.module.default(...args);
    document = performance.now() - from;
    return response;
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: makeDocument } };
  const handle = createRequestHandler({ ...build, entry }, "production");
  return async () => {
    const from = performance.now();
    const response = await handle(new Request(`http://dementie.localhost${page}`), { app: context });
    const bytes = (await response.text()).length;
    const react = Number(/render;dur=([\d.]+)/.exec(response.headers.get("Server-Timing") ?? "")?.[1]);
    return { request: performance.now() - from, document, react, bytes };
  };
}

function withBlocks(app: AppContext, count: number): AppContext {
  const { cms } = app.upstreams;
  const value = `<p>${"Koffie met een vriend. ".repeat(12)}</p>`;
  const block = { type: [{ target_id: "text" }], field_text: [{ value, format: "full_html" }] };
  const blocks = Array.from({ length: count }, (_, index) => ({ ...block, id: [{ value: index + 1 }] }));
  const fetch: Fetch = async (asked) => {
    const answer = await cms.fetch(asked);
    if (new URL(asked.url).pathname !== `/api/drupal${page}`) return answer;
    return Response.json({ ...(await answer.json()), field_page_content: blocks });
  };
  return { ...app, upstreams: { ...app.upstreams, cms: { ...cms, fetch } } };
}
