import type { RequestScope } from "~/.server/context/scope";
import type { KeptForm } from "~/utils/kept-form";
import { secretFields } from "~/utils/secret-fields";
import { readUpload } from "./read-upload";

/** No form of the site has as many fields. Of more, reading and showing them would take seconds. */
export const mostFields = 500;

/** The fields of a posted form; none for another body, so that the form is shown with its missing fields. */
export async function readForm(request: Request, scope: RequestScope): Promise<FormData> {
  const form = await request.formData().catch(() => new FormData());
  const hasFile = [...form.values()].some((value) => typeof value !== "string" && value.size > 0);
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  rememberForm(scope, texts, hasFile);
  return form;
}

/** Remembers a form that was read as a stream, without its secrets. */
export function rememberForm(
  scope: RequestScope,
  texts: readonly [string, string][],
  hasFile: boolean,
): void {
  const kept = texts.filter(([name]) => !secretFields.includes(name));
  const fields = kept.slice(0, mostFields).map(([name, value]) => ({ name, value }));
  scope.memo.posted = { fields, hasFile };
}

/** The form that was posted to `address`, for a page from which it can be sent again. */
export async function keepForm(request: Request, scope: RequestScope, address: string): Promise<KeptForm> {
  if (!scope.memo.posted) {
    // As a stream: a file is not repeated, and many large ones at once would take all memory.
    const form = await readUpload(request, { maxFileBytes: 0 });
    rememberForm(scope, form?.texts ?? [], Boolean(form?.file));
  }
  const multipart = request.headers.get("Content-Type")?.startsWith("multipart/") === true;
  return { address, multipart, ...(scope.memo.posted ?? { fields: [], hasFile: false }) };
}
