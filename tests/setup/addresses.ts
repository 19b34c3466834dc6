import { freePort } from "./free-port";

// Each worker reads the configuration again and must get the same ports.
process.env.E2E_SITE_PORT ??= String(await freePort());
process.env.E2E_BACKEND_PORT ??= String(await freePort());
const sitePort = Number(process.env.E2E_SITE_PORT);
const backendPort = Number(process.env.E2E_BACKEND_PORT);

/** Addresses of the servers of the end-to-end tests, on loopback only. */
export const addresses = {
  sitePort,
  backendPort,
  site: `http://127.0.0.1:${sitePort}`,
  backend: `http://127.0.0.1:${backendPort}`,
};
