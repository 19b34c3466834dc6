import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { findMember } from "~/features/accounts/public.server";
import type { KeptForm } from "~/utils/kept-form";
import { keepTextsOf } from "./kept-texts.server";

/** After a form whose session had ended: keeps its texts and asks for the password, else null. */
export async function logInAgain(form: KeptForm, scope: RequestScope): Promise<Response | null> {
  if ((await findMember(scope)) || !(await keepTextsOf(form, scope))) return null;
  return redirect(`/inloggen?${new URLSearchParams({ terug: form.address, bewaard: "1" })}`, 303);
}
