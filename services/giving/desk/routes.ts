import { recordAct } from "../../platform/audit/record-act";
import { answer, memberRoute, type Route } from "../../platform/http/route";
import { actOnStandingGift, refundGift } from "./acts";
import { exportCamt } from "./camt";
import { giftDeskContract as contract } from "./contract";
import { exportEntries } from "./export";
import { viewGift } from "./gift";
import { findGivers, listGifts } from "./list";
import { askReconciliation, findReconciliation } from "./reconcile";
import { totalGifts } from "./totals";

/** The implementation of every operation of giving for staff. */
export const giftDeskRoutes: Record<keyof typeof contract, Route> = {
  deskGifts: memberRoute(contract.deskGifts, async ({ input }, services) =>
    answer(200, await listGifts(input, services)),
  ),
  findGivers: memberRoute(contract.findGivers, async ({ input, member }, services) =>
    answer(200, { gifts: await findGivers(input.search, member.id, services) }),
  ),
  deskGift: memberRoute(contract.deskGift, async ({ input, member }, services) => {
    const gift = await viewGift(input.reference, member.id, services);
    return gift ? answer(200, gift) : answer(404, {});
  }),
  refundGift: memberRoute(contract.refundGift, ({ input, member }, services) =>
    refundGift(input, member.id, services),
  ),
  actOnStandingGift: memberRoute(contract.actOnStandingGift, ({ input, member }, services) =>
    actOnStandingGift(input, member.id, services),
  ),
  giftTotals: memberRoute(contract.giftTotals, async ({ input }, services) =>
    answer(200, await totalGifts(input, services)),
  ),
  exportGifts: memberRoute(
    contract.exportGifts,
    async ({ input: { format, ...period }, member }, services) => {
      const { db, now } = services;
      const facts = { ...period, format };
      await recordAct(db, { actor: member.id, action: "export gifts", subject: null, facts }, now());
      const write = format === "csv" ? exportEntries : exportCamt;
      return answer(200, { text: await write(period, services) });
    },
  ),
  giftReconciliation: memberRoute(contract.giftReconciliation, async (_call, services) =>
    answer(200, { last: await findReconciliation(services) }),
  ),
  reconcileGifts: memberRoute(contract.reconcileGifts, ({ member }, services) =>
    askReconciliation(member.id, services),
  ),
};
