/** The embedded backend as a process of its own: `npm run backend`. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { createBackend } from "./handler";

const graceMs = 5_000;
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  CONTENT_DIR: z.string().default("content"),
  SUBMISSIONS_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  BACKEND_FAULTS: z.stringbool().default(false),
});

// A variable that is set to nothing counts as not set.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
const { PORT, HOST, DATA_DIR, CONTENT_DIR, SUBMISSIONS_DAYS, BACKEND_FAULTS } = environment.parse(given);
const handler = await createBackend({
  contentDir: CONTENT_DIR,
  dataDir: DATA_DIR,
  faults: BACKEND_FAULTS,
  submissionDays: SUBMISSIONS_DAYS,
  warm: true,
});

const listener = getRequestListener(
  (request, { incoming }) =>
    handler(request).catch((error: unknown) => {
      // Only a simulated connection reset gets here.
      incoming.socket.destroy();
      throw error;
    }),
  { errorHandler: () => {} },
);
const server = createServer(listener);
server.on("error", (error) => {
  console.error(`PORT=${PORT}: ${error.message}. For example: PORT=4001`);
  process.exit(1);
});
server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : PORT;
  console.log(`Backend on http://${HOST}:${port}`);
});

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    server.close();
    // What is not finished by then is cut off.
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}
