import type { RequestScope } from "~/.server/context/scope";
import { hasSession } from "~/.server/session/session-cookie";
import { callForMember } from "~/features/accounts/public.server";
import { preferencesContract } from "../../../services/preferences/contract";
import type { ReadingPreferences } from "./choice";

/** Keeps reading preferences with the account of a logged-in member, for the member's next device. */
export async function keepWithAccount(reading: ReadingPreferences, scope: RequestScope): Promise<void> {
  if (!hasSession(scope.request)) return;
  // The cookie has them on this device; a failure is logged.
  await callForMember(scope, preferencesContract.changePreferences, { reading }).catch(() => null);
}
