import { answer, memberRoute, type Route } from "../platform/http/route";
import { profileContract as contract, minimumAge } from "./contract";
import { findVisibleProfile, getProfile, saveProfile } from "./profile";

/** The implementation of every operation of profiles. */
export const profileRoutes: Record<keyof typeof contract, Route> = {
  ownProfile: memberRoute(contract.ownProfile, async ({ member }, { db }) =>
    answer(200, await getProfile(db, member.id)),
  ),
  saveProfile: memberRoute(contract.saveProfile, async ({ member, input }, services) => {
    if (isTooYoung(input.birthYear, services.now()))
      return answer(409, { errors: { birthYear: "TooYoung" as const } });
    await saveProfile(member.id, input, services);
    return answer(200, {});
  }),
  memberProfile: memberRoute(contract.memberProfile, async ({ input }, { db }) => {
    const profile = await findVisibleProfile(db, input.username);
    return profile ? answer(200, profile) : answer(404, {});
  }),
};

/** Of a birth year alone: whoever turns 16 this year is let in. */
function isTooYoung(birthYear: number | null, now: Date): boolean {
  return birthYear !== null && now.getUTCFullYear() - birthYear < minimumAge;
}
