/** Serves the stand-in upstreams as a separate process: `npm run backend`. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { readSettings } from "../app/utils/settings";
import { createBackend } from "./handler";
import { standInSettings } from "./settings";

const graceMs = 5_000;
const { port, host, ...options } = settings();
const handler = await createBackend({ ...options, warm: true });

const listener = getRequestListener(
  (request, { incoming }) =>
    handler(request).catch((error: unknown) => {
      // The handler rejects only for a simulated connection reset.
      incoming.socket.destroy();
      throw error;
    }),
  { errorHandler: () => {} },
);
const server = createServer(listener);
server.on("error", (error) => {
  console.error(`PORT=${port}: ${error.message}. For example: PORT=4001`);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === "object" ? address?.port : port;
  console.log(`Backend on http://${host}:${actualPort}`);
});

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    server.close();
    // Closes the connections of requests that are still running after the grace period.
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}

/** Reads the settings; prints an invalid one without a stack and exits with 1. */
function settings() {
  try {
    return readSettings(standInSettings, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
