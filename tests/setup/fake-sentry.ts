import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { gunzipSync } from "node:zlib";

export interface SentryItem {
  /** `event` is an error, `transaction` the duration of a request. */
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the content differs per test
  content: any;
}

export interface FakeSentry {
  dsn: string;
  /** The received items, parsed. */
  items: SentryItem[];
  /** The received envelopes, as text. */
  raw: string[];
  close(): Promise<unknown>;
}

// Runs in a worker thread, because the tested library would also trace requests of this server.
const service = `
  const { createServer } = require("node:http");
  const { parentPort, workerData } = require("node:worker_threads");
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      parentPort.postMessage({ encoding: request.headers["content-encoding"], body: Buffer.concat(parts) });
      response.end("{}");
    });
  });
  server.listen(workerData.port, "127.0.0.1", () => parentPort.postMessage({ port: server.address().port }));
`;

/** A local error-reporting service that accepts every request. */
export async function startFakeSentry(port = 0): Promise<FakeSentry> {
  const items: SentryItem[] = [];
  const raw: string[] = [];
  const worker = new Worker(service, { eval: true, workerData: { port } });
  const [started] = await once(worker, "message");
  worker.on("message", ({ encoding, body }: { encoding?: string; body: Uint8Array }) => {
    const text = Buffer.from(encoding === "gzip" ? gunzipSync(body) : body).toString("utf8");
    raw.push(text);
    // An envelope has a header line, then a header line and a content line per item.
    const [, ...lines] = text.trim().split("\n");
    for (let index = 0; index + 1 < lines.length; index += 2) {
      const { type } = JSON.parse(lines[index] ?? "{}");
      items.push({ type, content: JSON.parse(lines[index + 1] ?? "{}") });
    }
  });
  return {
    dsn: `http://3f2a1b@127.0.0.1:${started.port}/12`,
    items,
    raw,
    close: () => worker.terminate(),
  };
}
