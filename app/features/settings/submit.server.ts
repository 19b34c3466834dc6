import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected, readProtectedForm } from "~/.server/forms/protected-form";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { flushCommunity } from "~/features/community/public.server";
import { subscribe } from "~/features/newsletter/public.server";
import { accountsContract } from "../../../services/accounts/contract";
import { type Preferences, preferencesContract } from "../../../services/preferences/contract";
import { missingPurposes, type SettingsPart, settingsSchema } from "./schema";

type Settings = z.output<typeof settingsSchema>;

/** The version of the text about being approached, kept with the answer. */
const approachVersion = "2026-11";

/** Stores one part of the settings, and leads back to it. */
export async function submitSettings(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(settingsSchema, scope, missingPurposes);
  if (form.rejected) return form.rejected;
  const { part } = form.value;
  await save[part](form.value, scope);
  return redirect(`/mijn/instellingen?bewaard=${part}`, 303);
}

const save: Record<SettingsPart, (settings: Settings, scope: RequestScope) => Promise<unknown>> = {
  async blog({ blog }, scope) {
    await change({ blogVisibility: blog }, scope);
    await flushCommunity(scope);
  },
  mail: ({ messages, reactions, follows }, scope) =>
    change({ mails: { messages, reactions, follows } }, scope),
  benaderen: ({ approach, purposes }, scope) =>
    change({ approach: approach === "ja" ? { purposes, version: approachVersion } : notApproached }, scope),
  async nieuwsbrief(_settings, scope) {
    const { email } = await requireMember(scope);
    await subscribe(email, "/mijn/instellingen", scope);
  },
  apparaten: ({ id }, scope) => callForMember(scope, accountsContract.endSession, { id }),
};

const notApproached: Preferences["approach"] = { purposes: [], version: null };

function change(changes: Partial<Preferences>, scope: RequestScope): Promise<unknown> {
  return callForMember(scope, preferencesContract.changePreferences, changes);
}
