import type { RequestScope } from "~/.server/context/scope";

const bodies = new WeakMap<RequestScope, FormData>();

/**
 * The fields of a posted form; none for another body, so that the form is shown with its missing fields. They stay
 * readable for the error page, as a body can be read only once.
 */
export async function readForm(request: Request, scope: RequestScope): Promise<FormData> {
  const form = bodies.get(scope) ?? (await request.formData().catch(() => new FormData()));
  bodies.set(scope, form);
  return form;
}

/** Keeps the texts of a form that was read as a stream, for the error page. */
export function rememberForm(scope: RequestScope, texts: readonly [name: string, value: string][]): void {
  const form = new FormData();
  for (const [name, value] of texts) form.append(name, value);
  bodies.set(scope, form);
}
