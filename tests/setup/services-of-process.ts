import { tmpdir } from "node:os";
import { givingSettings } from "../../app/utils/giving-settings";
import { readSettings } from "../../app/utils/settings";
import { openGiving } from "../../services/giving/giving";
import { createLocalBlobs } from "../../services/platform/blobs/local";
import { openDatabase } from "../../services/platform/database/connect";
import { createKeyRing } from "../../services/platform/key-ring";
import { createPasswordHasher } from "../../services/platform/passwords/password-hasher";
import type { Services } from "../../services/platform/services";
import { createPatientPool } from "./patient-pool";

/** The parts of services in a process that a test starts, over its database and at a fixed time. */
export function servicesOfProcess(
  { address, at }: { address: string; at: string },
  givingEnvironment: Record<string, string> = {},
): Services {
  const logger = { info() {}, warn() {}, error() {} };
  const now = () => new Date(at);
  return {
    db: openDatabase(createPatientPool(address, logger)),
    blobs: createLocalBlobs(tmpdir(), now),
    now,
    logger,
    secret: ["a secret of this test"],
    passwords: createPasswordHasher(),
    messageKeys: createKeyRing(["a key of this test"]),
    giving: openGiving(readSettings(givingSettings, givingEnvironment)),
  };
}
