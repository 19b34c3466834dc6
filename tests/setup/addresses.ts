import { freePort } from "./free-port";

// Workers read the configuration anew and must find the same ports.
process.env.E2E_SITE_PORT ??= String(await freePort());
process.env.E2E_BACKEND_PORT ??= String(await freePort());
const sitePort = Number(process.env.E2E_SITE_PORT);
const backendPort = Number(process.env.E2E_BACKEND_PORT);

/** Where the end-to-end tests find what they started, on loopback only. */
export const addresses = {
  sitePort,
  backendPort,
  site: `http://127.0.0.1:${sitePort}`,
  backend: `http://127.0.0.1:${backendPort}`,
};
