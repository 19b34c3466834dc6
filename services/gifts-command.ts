/** Gifts from the command line: `npm run gifts -- list|export|totals|refund|stop|reconcile`. */

import { formatAmount } from "../app/utils/amount";
import { amsterdamDay } from "../app/utils/dates";
import { readSettings } from "../app/utils/settings";
import { exportEntries, reconcile, totalsByPurpose } from "./giving/ledger";
import { listGifts, refundGift } from "./giving/list";
import { lockGift } from "./giving/payments";
import { numberOf } from "./giving/references";
import { stopStanding } from "./giving/stop-standing";
import { openServices } from "./open";
import type { Services } from "./platform/services";
import { isDemo, secretOf, servicesSettings } from "./settings";

const actor = "command";
const usage = `npm run gifts -- list [reference, or the beginning of a name or address]
npm run gifts -- export <from> <until>     entries of days (2026-01-01), as CSV
npm run gifts -- totals <from> <until>     by what gifts were for
npm run gifts -- refund <id of a payment, as in the list>
npm run gifts -- stop <reference>          ends a monthly or yearly gift
npm run gifts -- reconcile <from>          compares the books with the provider; exits with 1 where they differ`;

type Command = (services: Services, ...words: string[]) => Promise<string>;

const commands: Record<string, Command> = {
  async list(services, search = "") {
    const { gifts } = await listGifts({ state: "", search, before: "" }, services);
    const lines = gifts.map(({ payment, reference, state, cents, frequency, at }) =>
      [payment, reference, amsterdamDay(new Date(at)), formatAmount(cents), frequency, state].join("\t"),
    );
    return lines.join("\n") || "There are no gifts.";
  },
  export: (services, from, until) => exportEntries(periodOf(from, until), services),
  totals: (services, from, until) => totalsByPurpose(periodOf(from, until), services),
  async refund(services, payment = "") {
    const { status } = await refundGift(payment, actor, services);
    if (status !== 200) throw new Error("It is not paid, or is given back already.");
    return "A job gives it back.";
  },
  async stop(services, reference = "") {
    const number = numberOf(reference);
    const gift =
      number === null
        ? undefined
        : await services.db.selectFrom("gifts").select("id").where("number", "=", number).executeTakeFirst();
    if (!gift) throw new Error(`There is no gift '${reference}'.`);
    await services.db.transaction().execute(async (trx) => {
      await stopStanding(trx, await lockGift(trx, gift.id), "staff", services);
    });
    return "Nothing is taken any more.";
  },
  async reconcile(services, from) {
    const { provider } = services.giving;
    if (!provider) throw new Error("There is no MOLLIE_KEY.");
    const differences = await reconcile(dayOf(from), provider, services);
    if (differences.length === 0) return "The books agree with the provider.";
    throw new Error(["payment\tprovider\tbooks", ...differences].join("\n"));
  },
};

function periodOf(from: string | undefined, until: string | undefined) {
  return { from: dayOf(from), until: dayOf(until) };
}

/** @throws Error with an example */
function dayOf(word = ""): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) throw new Error(`'${word}' is no day. For example: 2026-01-01`);
  return word;
}

const [name = "", ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(usage);
  process.exit(1);
}
try {
  const settings = readSettings(servicesSettings, process.env);
  const silent = { info() {}, warn() {}, error() {} };
  const { services, close } = await openServices({
    ...settings,
    secret: secretOf(settings),
    demo: isDemo(settings),
    logger: silent,
  });
  console.log(await command(services, ...words).finally(close));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
