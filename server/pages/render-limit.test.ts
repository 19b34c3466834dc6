import express from "express";
import { expect, test } from "vitest";
import { testApp } from "../../tests/setup/app-context";
import { eventually } from "../../tests/setup/eventually";
import { listen, rawRequest } from "../../tests/setup/http-server";
import { servePages } from "./page-cache";
import { createRenderLimit, limitRendering, limitRequests } from "./render-limit";

/** A site that renders two requests at once, of which twenty more wait; renderings end with `finish`. */
async function site() {
  const { app, logged } = testApp({ environment: { RENDERS_AT_ONCE: "2" } });
  const waiting: (() => void)[] = [];
  const counts = { received: 0, closed: 0, rendered: 0, atOnce: 0, most: 0 };
  async function rendering() {
    counts.rendered += 1;
    counts.atOnce += 1;
    counts.most = Math.max(counts.most, counts.atOnce);
    await new Promise<void>((resolve) => waiting.push(resolve));
    counts.atOnce -= 1;
  }
  const run = createRenderLimit(app);
  const render = async (request: Request) => {
    const isOffline = request.url.endsWith("-offline");
    if (!isOffline) await rendering();
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
    if (!isOffline) return new Response("<h1>Koffie</h1>", { headers });
    headers.set("Cache-Control", "no-store");
    headers.set("Retry-After", "30");
    return new Response("<h1>De website heeft een storing</h1>", { status: 503, headers });
  };
  const others = express();
  others.use(limitRequests(run));
  others.all("*", (_, response) => void rendering().then(() => response.send("agenda")));
  const serve = servePages(app, limitRendering(app, render, run), others);
  const address = await listen((request, response) => {
    counts.received += 1;
    response.on("close", () => {
      counts.closed += 1;
    });
    serve(request, response);
  });
  const abandon = new AbortController();
  return {
    counts,
    logged,
    abandon,
    get: (path: string) => rawRequest(address, path, { headers: { Host: "dementie.localhost" } }),
    getUntilAbandoned: (path: string) => fetch(address + path, { signal: abandon.signal }).catch(() => null),
    post: () => rawRequest(address, "/nuttig", { method: "POST", headers: { "Content-Length": "0" } }),
    /** Ends the renderings that run. */
    finish: () => {
      for (const end of waiting.splice(0)) end();
    },
  };
}

type Site = Awaited<ReturnType<typeof site>>;

/** Ends renderings until all responses have arrived. */
async function finishAll<T>({ finish }: Site, responses: Promise<T>[]): Promise<T[]> {
  let done = false;
  const all = Promise.all(responses).finally(() => {
    done = true;
  });
  await eventually(() => {
    finish();
    expect(done).toBe(true);
  });
  return all;
}

test.each([
  [
    "pages that visitors share",
    (index: number) => `/pagina-${index}`,
    "<h1>De website heeft een storing</h1>",
  ],
  [
    "pages of one visitor",
    (index: number) => `/zoeken?zoekterm=${index}`,
    "<h1>De website heeft een storing</h1>",
  ],
  ["feeds and calendars", (index: number) => `/agenda/${index}.ics`, "De website heeft een storing\n"],
])("of 40 %s two are rendered at once, twenty wait and the others get a 503", async (_, path, refusal) => {
  const own = await site();
  const responses = Array.from({ length: 40 }, (_, index) => own.get(path(index)));
  const refused = (await Promise.all(await firstOf(responses, 18))).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(18);
  for (const { headers, body } of refused) {
    expect(headers["retry-after"]).toBe("30");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain(refusal);
  }
  const all = await finishAll(own, responses);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(22);
  expect(own.counts).toMatchObject({ rendered: 22, atOnce: 0, most: 2 });
  const [later] = await finishAll(own, [own.get(path(50))]);
  expect(later?.status).toBe(200);
});

/** The first `count` of these to be settled. */
function firstOf<T>(promises: Promise<T>[], count: number): Promise<T[]> {
  return new Promise((resolve) => {
    const settled: T[] = [];
    for (const promise of promises)
      void promise.then((value) => {
        settled.push(value);
        if (settled.length === count) resolve(settled);
      });
  });
}

test("while all are rendering, cached pages are sent and forms are handled", async () => {
  const own = await site();
  await finishAll(own, [own.get("/bewaard")]);
  const busy = Array.from({ length: 40 }, (_, index) => own.get(`/pagina-${index}`));
  await firstOf(busy, 18);
  expect((await own.get("/bewaard")).status).toBe(200);
  const posted = own.post();
  await eventually(() => expect(own.counts.atOnce).toBe(3));
  const [response] = await finishAll(own, [posted, ...busy]);
  expect(response).toMatchObject({ status: 200, body: "agenda" });
});

test("a page whose visitor left while it waited is not rendered, and nobody keeps waiting behind it", async () => {
  const own = await site();
  const stayed = [own.get("/pagina-1"), own.get("/pagina-2")];
  await eventually(() => expect(own.counts.atOnce).toBe(2));
  const left = ["/agenda/1.ics", "/zoeken?zoekterm=1"].flatMap((path) =>
    Array.from({ length: 5 }, () => own.getUntilAbandoned(path)),
  );
  await eventually(() => expect(own.counts.received).toBe(12));
  stayed.push(own.get("/pagina-3"));
  await eventually(() => expect(own.counts.received).toBe(13));
  own.abandon.abort();
  await Promise.all(left);
  await eventually(() => expect(own.counts.closed).toBe(10));
  await finishAll(own, stayed);
  expect(own.counts.rendered).toBe(3);
  expect(own.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("clients that read slowly keep nobody waiting", async () => {
  const { app } = testApp({ environment: { RENDERS_AT_ONCE: "2" } });
  const others = express();
  others.use(limitRequests(createRenderLimit(app), 20));
  others.get("/langzaam", (_, response) => response.write("begin"));
  others.get("/agenda", (_, response) => response.send("agenda"));
  const address = await listen(others);
  const slow = new AbortController();
  await Promise.all([1, 2].map(() => fetch(`${address}/langzaam`, { signal: slow.signal })));
  expect((await rawRequest(address, "/agenda")).body).toBe("agenda");
  slow.abort();
});

test("an offline page that fails is rendered again for the next request", async () => {
  const { app } = testApp();
  const outcomes: (() => Response)[] = [
    () => {
      throw new Error("broken");
    },
    () => new Response("<h1>De website heeft een storing</h1>", { status: 503 }),
  ];
  const render = async () => (outcomes.length > 1 ? outcomes.shift() : outcomes[0])?.() ?? new Response();
  const full = createRenderLimit(testApp({ environment: { RENDERS_AT_ONCE: "1" } }).app);
  const never = () => new Promise<never>(() => {});
  for (let waiting = 0; waiting < 11; waiting += 1) void full(never);
  const limited = limitRendering(app, render, full);
  const request = new Request("https://dementie.localhost/zoeken");
  await expect(limited(request, { app })).rejects.toThrow("broken");
  expect((await limited(request, { app })).status).toBe(503);
});

test("one rendering starts per turn of the event loop, which serves others in between", async () => {
  const run = createRenderLimit(testApp().app);
  let turn = 0;
  let isDone = false;
  const nextTurn = () => {
    turn += 1;
    if (!isDone) setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  const turns = await Promise.all(Array.from({ length: 20 }, () => run(async () => turn)));
  isDone = true;
  expect(new Set(turns).size).toBe(20);
});
