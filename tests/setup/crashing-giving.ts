/** One step of the way of a gift, in a process that kills itself at a fail point: a test starts it. */
import { tmpdir } from "node:os";
import { givingSettings } from "../../app/utils/giving-settings";
import { parseJson } from "../../app/utils/parse-json";
import { readSettings } from "../../app/utils/settings";
import { collectDue } from "../../services/giving/collect";
import { openGiving } from "../../services/giving/giving";
import { lookAtPayment } from "../../services/giving/look";
import { refundPayment } from "../../services/giving/refund";
import { newGift } from "../../services/giving/schemas";
import { startGift } from "../../services/giving/start-gift";
import { createLocalBlobs } from "../../services/platform/blobs/local";
import { createDatabase, createPool } from "../../services/platform/database/connect";
import { createKeyRing } from "../../services/platform/key-ring";
import { createPasswordHasher } from "../../services/platform/passwords/password-hasher";
import type { Services } from "../../services/platform/services";

const [step = "", point = "", address = "", bank = "", at = "", gift = ""] = process.argv.slice(2);
const logger = { info() {}, warn() {}, error() {} };
const now = () => new Date(at);
const giving = openGiving(readSettings(givingSettings, { MOLLIE_KEY: "test_1234567890", MOLLIE_URL: bank }));
const services: Services = {
  db: createDatabase(createPool(address, logger)),
  blobs: createLocalBlobs(tmpdir(), now),
  now,
  logger,
  secret: ["a secret of this test"],
  passwords: createPasswordHasher(),
  messageKeys: createKeyRing(["a key of this test"]),
  giving: {
    ...giving,
    webhookUrl: () => null,
    reach(reached) {
      if (reached === point) process.kill(process.pid, "SIGKILL");
    },
  },
};
const { provider } = giving;
if (!provider) throw new Error("There is no bank");

const caller = { brand: "alzheimer", origin: "http://localhost:3000", client: "here" };
if (step === "start") await startGift({ input: newGift.parse(parseJson(gift)), caller }, services);
if (step === "collect") await collectDue(services);
const payments = await services.db.selectFrom("gift_payments").select(["id", "state"]).execute();
for (const { id, state } of payments) {
  if (step === "look" || (step === "collect" && state === "new")) await lookAtPayment(id, provider, services);
  if (step === "refund") await refundPayment(id, provider, services, { isLast: false });
}
process.exit(7);
