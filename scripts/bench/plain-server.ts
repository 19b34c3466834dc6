import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder, freePort, type RunningServer, rawPage, startServer, waitUntilUp } from "./processes";

const connectionHeader = /^(date|connection|keep-alive|transfer-encoding)$/i;

/** Starts a plain `node:http` server in a separate process that sends one response: the limit of Node. */
export async function startPlain(address: string, encoding = "br"): Promise<RunningServer> {
  const { headers, body } = await rawPage(address, encoding);
  const port = await freePort();
  const pageHeaders = headers.filter(
    (_, index) => !connectionHeader.test(headers[index - (index % 2)] ?? ""),
  );
  const bytes = join(folder, `${port}.bytes`);
  writeFileSync(bytes, body);
  const file = join(folder, `${port}.mjs`);
  writeFileSync(
    file,
    `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const bytes = readFileSync(${JSON.stringify(bytes)});
const headers = ${JSON.stringify(pageHeaders)};
createServer((_, response) => { response.writeHead(200, headers); response.end(bytes); }).listen(${port}, "127.0.0.1");
`,
  );
  const server = startServer(file, port);
  await waitUntilUp(server.site);
  return server;
}
