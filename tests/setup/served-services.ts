/** The services over a database at a fixed time, as a process that a test can kill. Sends its port once it listens. */
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { getRequestListener } from "@hono/node-server";
import { givingSettings } from "../../app/utils/giving-settings";
import { readSettings } from "../../app/utils/settings";
import { openGiving } from "../../services/giving/giving";
import { servicesHandler } from "../../services/handler";
import { createLocalBlobs } from "../../services/platform/blobs/local";
import { createDatabase, createPool } from "../../services/platform/database/connect";
import { createKeyRing } from "../../services/platform/key-ring";
import { createPasswordHasher } from "../../services/platform/passwords/password-hasher";
import type { Services } from "../../services/platform/services";

const [address = "", at = ""] = process.argv.slice(2);
const logger = { info() {}, warn() {}, error() {} };
const now = () => new Date(at);
const services: Services = {
  db: createDatabase(createPool(address, logger)),
  blobs: createLocalBlobs(tmpdir(), now),
  now,
  logger,
  secret: ["a secret of this test"],
  passwords: createPasswordHasher(),
  messageKeys: createKeyRing(["a key of this test"]),
  giving: openGiving(readSettings(givingSettings, {})),
};
const server = createServer(getRequestListener(servicesHandler(services, null).fetch));
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
