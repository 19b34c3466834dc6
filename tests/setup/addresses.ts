const sitePort = 4180;
const backendPort = 4181;

/** Where the end-to-end tests find what they started, on loopback only. */
export const addresses = {
  sitePort,
  backendPort,
  site: `http://127.0.0.1:${sitePort}`,
  backend: `http://127.0.0.1:${backendPort}`,
};
