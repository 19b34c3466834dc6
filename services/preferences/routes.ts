import { answer, memberRoute, type Route } from "../platform/http/route";
import { preferencesContract as contract } from "./contract";
import { changePreferences, getPreferences } from "./preferences";

/** The implementation of every operation of preferences. */
export const preferencesRoutes: Record<keyof typeof contract, Route> = {
  preferences: memberRoute(contract.preferences, async ({ member }, { db }) =>
    answer(200, await getPreferences(db, member.id)),
  ),
  changePreferences: memberRoute(contract.changePreferences, async ({ member, input }, services) => {
    await changePreferences(member.id, input, services);
    return answer(200, {});
  }),
};
