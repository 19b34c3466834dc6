import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { healthConsentVersion, missingHealthConsent } from "~/features/accounts/public";
import { callForMember } from "~/features/accounts/public.server";
import { profileContract as contract, profileItems } from "../../../services/profile/contract";
import { profileSchema } from "./schema";

/** Stores the profile. Without a tick for consent no health data is kept. */
export async function submitProfile(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(profileSchema, scope, missingHealthConsent);
  if (form.rejected) return form.rejected;
  const { private: hidden, relationship, forms, phase, healthConsent, ...items } = form.value;
  const health = { relationship, forms, phase, consentVersion: healthConsentVersion };
  const answer = await callForMember(scope, contract.saveProfile, {
    ...items,
    health: healthConsent ? health : null,
    shared: profileItems.filter((item) => !hidden.includes(item)),
  });
  return answer.status === 200 ? redirect("/mijn/profiel?bewaard=1", 303) : refused(form.submission, answer);
}
