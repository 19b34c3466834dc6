import type { RequestScope } from "~/.server/context/scope";
import { callForMember } from "~/features/accounts/public.server";
import { usernameField } from "../../../services/accounts/contract";
import { type Profile, profileContract, type VisibleProfile } from "../../../services/profile/contract";

/** What a member shares; null where there is no such member. */
export async function findVisibleProfile(
  username: string,
  scope: RequestScope,
): Promise<VisibleProfile | null> {
  if (!usernameField.safeParse(username).success) return null;
  const answer = await callForMember(scope, profileContract.memberProfile, { username });
  return answer.status === 200 ? answer.body : null;
}

/** The whole profile of the logged-in member. */
export async function getOwnProfile(scope: RequestScope): Promise<Profile> {
  return (await callForMember(scope, profileContract.ownProfile, undefined)).body;
}
