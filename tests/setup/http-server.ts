import { createServer, type RequestListener, request } from "node:http";
import { onTestFinished } from "vitest";

/** Starts a server on a free port until the test ends. Returns its address. */
export async function listen(listener: RequestListener): Promise<string> {
  return (await startListening(listener)).address;
}

/** Starts a server as `listen` does. `stop` breaks its connections, as the end of a process would. */
export async function startListening(
  listener: RequestListener,
): Promise<{ address: string; stop: () => void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return { address: `http://127.0.0.1:${address.port}`, stop };
}

export interface RawResponse {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** The body of a file that is no text. */
  bytes: Uint8Array;
}

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with exactly this target and these headers, which `fetch` would normalise. */
export function rawRequest(site: string, target: string, options: RawRequest = {}): Promise<RawResponse> {
  const { method = "GET", headers, body } = options;
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => {
        parts.push(part);
      });
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
