/** The services over a database at a fixed time, as a process that a test can kill. Sends its port once it listens. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { servicesHandler } from "../../services/handler";
import { servicesOfProcess } from "./services-of-process";

const [address = "", at = ""] = process.argv.slice(2);
const services = servicesOfProcess({ address, at });
const server = createServer(getRequestListener(servicesHandler(services, null).fetch));
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
