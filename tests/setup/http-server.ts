import { createServer, type RequestListener, request } from "node:http";
import { onTestFinished } from "vitest";

/** Starts a server on a free port until the test ends. Returns its address. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

export interface RawResponse {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
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
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
