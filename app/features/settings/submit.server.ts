import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected, readProtectedForm } from "~/.server/forms/protected-form";
import { type RejectedForm, rejectedForm } from "~/.server/forms/rejected-form";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { flushCommunity } from "~/features/community/public.server";
import { subscribe } from "~/features/newsletter/public.server";
import { accountsContract } from "../../../services/accounts/contract";
import { type Preferences, preferencesContract } from "../../../services/preferences/contract";
import { missingPurposes, type SettingsPart, settingsSchema } from "./schema";

type Settings = z.output<typeof settingsSchema>;

/** The version of the text about being approached, kept with the answer. */
const approachVersion = "2026-11";

/** A sign-up for the newsletter that did not arrive, or perhaps not. */
interface FailedSignUp {
  status: 502;
  form: RejectedForm;
  isUncertain: boolean;
}

/** Stores one part of the settings, and leads back to it. */
export async function submitSettings(scope: RequestScope): Promise<Response | Rejected | FailedSignUp> {
  const form = await readProtectedForm(settingsSchema, scope, missingPurposes);
  if (form.rejected) return form.rejected;
  const { part } = form.value;
  if (part !== "nieuwsbrief") await save[part](form.value, scope);
  else {
    const { email } = await requireMember(scope);
    const outcome = await subscribe(email, "/mijn/instellingen", scope);
    if (outcome !== "sent")
      return { status: 502, form: rejectedForm(form.submission), isUncertain: outcome === "uncertain" };
  }
  return redirect(`/mijn/instellingen?bewaard=${part}`, 303);
}

type Save = (settings: Settings, scope: RequestScope) => Promise<unknown>;

const save: Record<Exclude<SettingsPart, "nieuwsbrief">, Save> = {
  async blog({ blog }, scope) {
    await change({ blogVisibility: blog }, scope);
    await flushCommunity(scope);
  },
  mail: ({ messages, reactions, follows }, scope) =>
    change({ mails: { messages, reactions, follows } }, scope),
  benaderen: ({ approach, purposes }, scope) =>
    change({ approach: approach === "ja" ? { purposes, version: approachVersion } : notApproached }, scope),
  apparaten: ({ id }, scope) => callForMember(scope, accountsContract.endSession, { id }),
};

const notApproached: Preferences["approach"] = { purposes: [], version: null };

function change(changes: Partial<Preferences>, scope: RequestScope): Promise<unknown> {
  return callForMember(scope, preferencesContract.changePreferences, changes);
}
