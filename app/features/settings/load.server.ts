import type { RequestScope } from "~/.server/context/scope";
import { callForMember } from "~/features/accounts/public.server";
import { longMoment } from "~/utils/dates";
import { accountsContract } from "../../../services/accounts/contract";
import { preferencesContract } from "../../../services/preferences/contract";
import { settingsParts } from "./schema";

/** What the page of settings shows. */
export async function loadSettings(scope: RequestScope) {
  const [preferences, devices] = await Promise.all([
    callForMember(scope, preferencesContract.preferences, undefined),
    callForMember(scope, accountsContract.sessions, undefined),
  ]);
  const saved = scope.query.get("bewaard");
  return {
    preferences: preferences.body,
    devices: devices.body.sessions.map(({ lastSeen, ...device }) => ({
      ...device,
      seen: longMoment(lastSeen),
    })),
    saved: settingsParts.find((part) => part === saved) ?? null,
  };
}
