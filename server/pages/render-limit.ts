import { setImmediate as nextLoopTurn } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { RequestHandler } from "express";
import { brandOf } from "../../app/.server/config/brand-of-request";
import type { AppContext } from "../../app/.server/context/scope";
import { sharedTexts } from "../../app/.server/i18n/nl/texts";
import type { Brand } from "../../app/utils/brand";
import type { Render } from "./render-page";

/** Runs a task in its turn, when few enough others run. @throws TooBusyError if too many wait */
type RunLimited = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Too many requests wait to be rendered. */
class TooBusyError extends Error {}

/** Longer than the calls and the rendering of a page take. */
const defaultHoldMs = 5000;
/** Requests that wait, for each that is rendered. */
const waitingFactor = 10;

/**
 * Bounds the requests that are rendered at once, and with them the memory of the process
 * (docs/decisions/0057-render-limit.md). A task whose signal is aborted while it waits does not run.
 */
export function createRenderLimit({ config }: Pick<AppContext, "config">): RunLimited {
  const limit = bulkhead(config.rendersAtOnce, config.rendersAtOnce * waitingFactor);
  let lastTurn = Promise.resolve();
  // Node accepts one connection per turn of its event loop: with one rendering per turn new visitors wait for one.
  const takeTurn = () => {
    lastTurn = lastTurn.then(() => nextLoopTurn());
    return lastTurn;
  };
  const runInTurn = async <T>(task: () => Promise<T>, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    await takeTurn();
    signal?.throwIfAborted();
    return task();
  };
  return async (task, signal) => {
    try {
      // The bulkhead itself gets no signal: it would drop an aborted task without starting the next one.
      return await limit.execute(() => runInTurn(task, signal));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new TooBusyError() : error;
    }
  };
}

/** Renders within the limit, else the offline page of the brand: a 503 with `Retry-After`. */
export function limitRendering(app: AppContext, render: Render, run: RunLimited): Render {
  const offlinePages = new Map<Brand, Promise<{ html: string; headers: Headers }>>();

  async function renderOffline(brand: Brand, origin: string, context: AppLoadContext) {
    const page = await render(new Request(`${origin}/${brand}-offline`), context);
    return { html: await page.text(), headers: page.headers };
  }

  async function busy(request: Request): Promise<Response> {
    const brand = brandOf(request, app.config);
    const known = offlinePages.get(brand) ?? renderOffline(brand, new URL(request.url).origin, { app });
    offlinePages.set(brand, known);
    known.catch(() => offlinePages.delete(brand));
    const { html, headers } = await known;
    return new Response(html, { status: 503, headers });
  }

  return async (request, context) => {
    try {
      return await run(() => render(request, context), request.signal);
    } catch (error) {
      if (error instanceof TooBusyError) return busy(request);
      throw error;
    }
  };
}

/**
 * Applies the limit to what is not rendered by the page cache, except forms, which must not be lost.
 * @param maxHoldMs how long a request counts as being rendered at most
 */
export function limitRequests(run: RunLimited, maxHoldMs = defaultHoldMs): RequestHandler {
  return (request, response, next) => {
    if (request.method === "POST") return next();
    const respond = () =>
      new Promise<void>((resolve) => {
        if (response.destroyed) return resolve();
        // By then it is rendered; a client that reads slowly must not keep others waiting.
        const timer = setTimeout(resolve, maxHoldMs).unref();
        response.on("close", () => {
          clearTimeout(timer);
          resolve();
        });
        next();
      });
    run(respond).catch((error) => {
      if (!(error instanceof TooBusyError)) return next(error);
      const { title, text } = sharedTexts.unavailable;
      response.status(503).set({ "Cache-Control": "no-store", "Retry-After": "30" });
      response.type("text").send(`${title}\n\n${text}\n`);
    });
  };
}
