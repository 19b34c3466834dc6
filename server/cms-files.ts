import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RequestHandler } from "express";
import { requestScope } from "../app/.server/context/context";
import type { AppContext } from "../app/.server/context/scope";
import { cmsFileResponse } from "../app/.server/http/file-response";
import type { RespondToFailure } from "./failed-resources";

/**
 * Streams pictures and files of the CMS with back-pressure, which Remix lacks: slow visitors cost no memory, and a
 * visitor who leaves ends the upstream call.
 */
export function cmsFiles(app: AppContext, respondToFailure: RespondToFailure): RequestHandler {
  return async (request, response, next) => {
    if (!/^\/(drupal\/(media|files)|sites\/default\/files)\//.test(request.path)) return next();
    const visit = new Request(`http://${request.get("Host")}${request.originalUrl}`, {
      headers: { Accept: request.get("Accept") ?? "", Cookie: request.get("Cookie") ?? "" },
    });
    const context = { app, requestId: response.locals.requestId };
    const found = await cmsFileResponse(
      request.path,
      new URL(visit.url).search,
      request.get("Range") ?? null,
      await requestScope(visit, context),
    );
    const file = found.status < 400 ? found : await respondToFailure(visit, found.status, context);
    response.status(file.status);
    for (const [name, value] of file.headers) response.set(name, value);
    if (!file.body || request.method === "HEAD") {
      await file.body?.cancel();
      return response.end();
    }
    // A visitor who leaves before the end is no error.
    await pipeline(Readable.from(chunksOf(file.body)), response).catch(() => {});
  };
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}
