import { answer, publicRoute, type Route } from "../platform/http/route";
import { recordBounce } from "../platform/mail/bounces";
import { parseBounce } from "../platform/mail/parse-bounce";
import { bouncesContract as contract } from "./contract";

/** The implementation of every operation of bounces. */
export const bouncesRoutes: Record<keyof typeof contract, Route> = {
  recordBounce: publicRoute(contract.recordBounce, async ({ input }, services) => {
    const bounce = parseBounce(input.message);
    if (!bounce) return answer(422, {});
    const known = await recordBounce(bounce.mailId, bounce.permanent, services);
    return answer(200, { known });
  }),
};
