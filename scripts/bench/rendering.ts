import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { parseConfig } from "../../app/.server/config/config";
import { createAppContext } from "../../app/.server/context/context";
import type { AppContext } from "../../app/.server/context/scope";
import type { Fetch } from "../../app/.server/http/upstream";
import { folder, type Measured, median, page } from "./processes";

interface Timing {
  /** Milliseconds of the whole request, of rendering the document, and of React within that. */
  request: number;
  document: number;
  react: number;
  bytes: number;
}

/** Measures rendering without the page cache, compared with React alone, and how it scales with the number of blocks. */
export async function rendering(): Promise<Measured[]> {
  const [regular] = await measureAll([undefined], 300);
  const [ten, hundred, thousand] = await measureAll([10, 100, 1000], 80);
  if (!regular || !ten || !hundred || !thousand) throw new Error("nothing was rendered");
  const slope = (thousand.request - hundred.request) / 900 / ((hundred.request - ten.request) / 90);
  const ratio = regular.document / regular.react;
  const ms = (value: number) => value.toFixed(1);
  return [
    {
      goal: "Rendering without the page cache: at most 1.3 times React's `renderToString` of the same tree",
      measured: `${ratio.toFixed(2)} (${ms(regular.document)} ms, React ${ms(regular.react)} ms, ${Math.round(regular.bytes / 1000)} kB; the whole request with decoding all upstream responses ${ms(regular.request)} ms)`,
      met: ratio <= 1.3,
    },
    {
      goal: "Rendering grows linearly: from 100 to 1,000 blocks a block takes at most 1.3 times as long as from 10 to 100",
      measured: `${slope.toFixed(2)} (${ms(ten.request)}, ${ms(hundred.request)} and ${ms(thousand.request)} ms for 10, 100 and 1,000)`,
      met: slope <= 1.3,
    },
  ];
}

/** Median timings over many rounds. Each round renders every page, so that other load affects all pages equally. */
async function measureAll(pages: (number | undefined)[], rounds: number): Promise<Timing[]> {
  const runs = await Promise.all(
    pages.map(async (blocks) => {
      const timings: Timing[] = [];
      return { render: await renderer(blocks), timings };
    }),
  );
  for (let round = -60; round < rounds; round += 1) {
    for (const { render, timings } of runs) {
      const timing = await render();
      if (round >= 0) timings.push(timing);
    }
  }
  return runs.map(({ timings }) => {
    const middle = (name: keyof Timing) => median(timings.map((timing) => timing[name]));
    return {
      request: middle("request"),
      document: middle("document"),
      react: middle("react"),
      bytes: middle("bytes"),
    };
  });
}

/** Creates a function that renders the page with the built site, without page cache and optionally with more blocks. */
async function renderer(blocks: number | undefined): Promise<() => Promise<Timing>> {
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const app = await createAppContext(parseConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }));
  const context = blocks === undefined ? app : withBlocks(app, blocks);
  let document = 0;
  const timeDocument: ServerBuild["entry"]["module"]["default"] = async (...args) => {
    const from = performance.now();
    const response = await build.entry.module.default(...args);
    document = performance.now() - from;
    return response;
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: timeDocument } };
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
  const fetch: Fetch = async (request) => {
    const response = await cms.fetch(request);
    if (new URL(request.url).pathname !== `/api/drupal${page}`) return response;
    return Response.json({ ...(await response.json()), field_page_content: blocks });
  };
  return { ...app, upstreams: { ...app.upstreams, cms: { ...cms, fetch } } };
}
