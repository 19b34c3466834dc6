/** One step of the way of a gift, in a process that kills itself at a fail point: a test starts it. */
import { parseJson } from "../../app/utils/parse-json";
import { collectDue } from "../../services/giving/collect";
import { lookAtPayment } from "../../services/giving/look";
import { refundPayment } from "../../services/giving/refund";
import { newGift } from "../../services/giving/schemas";
import { startGift } from "../../services/giving/start-gift";
import { servicesOfProcess } from "./services-of-process";

const [step = "", point = "", address = "", bank = "", at = "", gift = ""] = process.argv.slice(2);
const parts = servicesOfProcess({ address, at }, { MOLLIE_KEY: "test_1234567890", MOLLIE_URL: bank });
const services = {
  ...parts,
  giving: {
    ...parts.giving,
    webhookUrl: () => null,
    reach(reached: string) {
      if (reached === point) process.kill(process.pid, "SIGKILL");
    },
  },
};
const { provider } = services.giving;
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
