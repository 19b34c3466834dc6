import { answer, memberRoute, type Route } from "../platform/http/route";
import { listFollowed } from "./followed";
import { setFollow } from "./follows";
import { followsContract as contract } from "./follows-contract";

/** The implementation of every operation of what members follow. */
export const followsRoutes: Record<keyof typeof contract, Route> = {
  setFollow: memberRoute(contract.setFollow, setFollow),
  followed: memberRoute(contract.followed, async ({ member }, { db }) =>
    answer(200, { followed: await listFollowed(db, member.id) }),
  ),
};
