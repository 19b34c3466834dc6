import { answer, publicRoute, type Route } from "../platform/http/route";
import { givingContract as contract } from "./contract";
import { readGiftToken } from "./gift-token";
import { findGiftOfLink } from "./links";
import { paymentChanged } from "./payment-changed";
import { payMethods } from "./schemas";
import { showGift } from "./show-gift";
import {
  changeAmount,
  pauseStanding,
  requestAmountChange,
  requestGiftLinks,
  resumeStanding,
  stopByLink,
  viewStanding,
} from "./standing";
import { payGiftAgain, startGift } from "./start-gift";
import { givenInYear } from "./year";

/** The implementation of every operation of giving. */
export const givingRoutes: Record<keyof typeof contract, Route> = {
  givingOptions: publicRoute(contract.givingOptions, async (_call, { giving }) => {
    const { provider, mode, creditor, account } = giving;
    return answer(200, { mode, methods: provider ? [...payMethods] : [], creditor, account });
  }),
  startGift: publicRoute(contract.startGift, startGift),
  giftByToken: publicRoute(contract.giftByToken, async ({ input }, services) => {
    const id = readGiftToken(input.token, services);
    const gift = id === null ? null : await showGift(id, services, { look: input.look });
    return gift ? answer(200, gift) : answer(404, {});
  }),
  payGiftAgain: publicRoute(contract.payGiftAgain, async ({ input: { token, method }, caller }, services) => {
    const giftId = readGiftToken(token, services);
    return giftId === null ? answer(404, {}) : payGiftAgain({ giftId, method, caller }, services);
  }),
  paymentChanged: publicRoute(contract.paymentChanged, async ({ input, caller }, services) => {
    const wait = await paymentChanged(input.id, caller, services);
    return wait === null ? answer(200, {}) : answer(429, { retryAfterSeconds: wait });
  }),
  standingGift: publicRoute(contract.standingGift, async ({ input }, services) => {
    const gift = await viewStanding(input.token, "manage", services);
    return gift ? answer(200, gift) : answer(410, {});
  }),
  pauseStandingGift: publicRoute(contract.pauseStandingGift, ({ input }, services) =>
    pauseStanding(input.token, services),
  ),
  resumeStandingGift: publicRoute(contract.resumeStandingGift, ({ input }, services) =>
    resumeStanding(input.token, services),
  ),
  stopStandingGift: publicRoute(contract.stopStandingGift, ({ input }, services) =>
    stopByLink(input.token, services),
  ),
  requestAmountChange: publicRoute(contract.requestAmountChange, ({ input }, services) =>
    requestAmountChange(input.token, services),
  ),
  amountChange: publicRoute(contract.amountChange, async ({ input }, services) => {
    const gift = await viewStanding(input.token, "amount", services);
    return gift && gift.state !== "stopped" ? answer(200, gift) : answer(410, {});
  }),
  changeAmount: publicRoute(contract.changeAmount, ({ input }, services) => changeAmount(input, services)),
  requestGiftLinks: publicRoute(contract.requestGiftLinks, ({ input, caller }, services) =>
    requestGiftLinks({ email: input.email, caller }, services),
  ),
  givenInYear: publicRoute(contract.givenInYear, async ({ input: { token, year } }, services) => {
    const giftId = await findGiftOfLink(services.db, token, "manage", services.now());
    if (giftId === null) return answer(410, {});
    const given = await givenInYear(giftId, year, services);
    return given ? answer(200, given) : answer(404, {});
  }),
};
