import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { sharedTexts } from "../app/.server/i18n/nl/texts";

interface Limits {
  /** Time to receive the headers. */
  headersMs: number;
  /** Time to receive the whole request. */
  requestMs: number;
  /** In each of these periods a body makes progress or ends. */
  progressMs: number;
  /** What counts as progress; a body with fewer bytes has to arrive in one period. */
  progressBytes: number;
}

export const slowClientLimits: Limits = {
  headersMs: 15_000,
  // A CV over a slow connection.
  requestMs: 600_000,
  progressMs: 30_000,
  progressBytes: 1024,
};

/** Calls a function periodically. Returns a function that ends this. */
export type Repeat = (call: () => void, periodMs: number) => () => void;

const repeatWithTimer: Repeat = (call, periodMs) => {
  const timer = setInterval(call, periodMs).unref();
  return () => clearInterval(timer);
};

/**
 * A server that closes connections of clients that send too slowly, with a 408. A small form has 30 seconds to arrive, an
 * upload that keeps moving has ten minutes.
 */
export function createHttpServer(
  listener: RequestListener,
  limits: Limits = slowClientLimits,
  repeat: Repeat = repeatWithTimer,
): Server {
  // By default Node checks every 30 seconds, which would add up to 30 seconds to each limit.
  const server = createServer({ connectionsCheckingInterval: 1000 }, listener);
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  // Most proxies close idle connections after a minute; the proxy has to do so before the site.
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  server.on("request", (request, response) => {
    if (hasBody(request)) watchProgress(request, response, limits, repeat);
  });
  return server;
}

/** Without one of these headers Node reads no body. */
function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}

function watchProgress(
  request: IncomingMessage,
  response: ServerResponse,
  { progressMs, progressBytes }: Limits,
  repeat: Repeat,
): void {
  const { socket } = request;
  let bytesBefore = socket.bytesRead;
  const stop = repeat(() => {
    if (request.complete) return stop();
    const isMoving = socket.bytesRead - bytesBefore >= progressBytes;
    bytesBefore = socket.bytesRead;
    if (isMoving) return;
    stop();
    // As Node does at its own limits; the handler of the request may still be waiting for the body.
    if (!response.headersSent) socket.write(tooSlow);
    socket.destroy();
  }, progressMs);
  response.on("close", stop);
}

const text = `${sharedTexts.refused.tooSlow}\n`;
const tooSlow = [
  "HTTP/1.1 408 Request Timeout",
  "Connection: close",
  "Content-Type: text/plain; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(text)}`,
  "",
  text,
].join("\r\n");
