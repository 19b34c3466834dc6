/** Serves the services as a separate process: `npm run services`. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { checkServicesSettings, isDemo, secretOf } from "../app/utils/services-settings";
import { readSettings } from "../app/utils/settings";
import { createServiceLogger } from "./logger";
import { servicesSettings } from "./settings";
import { startServices } from "./start";

const graceMs = 5_000;

try {
  const settings = readSettings(servicesSettings, process.env);
  checkServicesSettings(settings);
  const { port, host, servicesKeys: keys } = settings;
  if (keys.length === 0) throw new Error("SERVICES_KEY is missing: the site and the services share it.");
  const services = await startServices({
    ...settings,
    keys,
    secret: secretOf(settings),
    demo: isDemo(settings),
    logger: createServiceLogger(),
  });

  const server = createServer(getRequestListener(services.fetch));
  server.on("error", (error) => {
    console.error(`PORT=${port}: ${error.message}. For example: PORT=4101`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    console.log(`Services on http://${host}:${typeof address === "object" ? address?.port : port}`);
  });

  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      server.close(() => void services.stop());
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
    });
  }
} catch (error) {
  // Without a stack: it is a setting, or the database, and a service manager starts it again.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
