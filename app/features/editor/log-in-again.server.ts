import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { findMember } from "~/features/accounts/public.server";
import type { KeptForm } from "~/utils/kept-form";
import { pathOf } from "~/utils/paths";
import { findKeptValues, keepTextsOf } from "./kept-texts.server";

/** After a form whose session had ended: keeps its texts and asks for the password, else null. */
export async function logInAgain(form: KeptForm, scope: RequestScope): Promise<Response | null> {
  if ((await findMember(scope)) || !(await keepTextsOf(form, scope))) return null;
  return redirect(`/inloggen?${new URLSearchParams({ terug: form.address, bewaard: "1" })}`, 303);
}

/** The form with the texts of this page whose member had to log in again before they were stored; null without one. */
export async function findKeptForm(scope: RequestScope): Promise<KeptForm | null> {
  const member = await findMember(scope);
  const values = member && (await findKeptValues(member, scope));
  if (!values) return null;
  const fields = Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  return { address: pathOf(scope.request), fields, hasFile: false, multipart: false };
}
