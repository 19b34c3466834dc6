import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { checkProtectedForm, type Rejected, refused } from "~/.server/forms/protected-form";
import { rememberForm } from "~/.server/forms/read-form";
import { type PostedForm, readUpload } from "~/.server/forms/read-upload";
import { rejectedForm } from "~/.server/forms/rejected-form";
import { uploadToServices } from "~/.server/http/call-services";
import { sessionCookie } from "~/.server/session/session-cookie";
import { callForMember } from "~/features/accounts/public.server";
import type { FormError } from "~/utils/form-errors";
import { photosContract as contract, maxPhotoBytes } from "../../../../services/photos/contract";
import { photoField, photoPath } from "./model";

const schema = z.object({ act: z.enum(["save", "delete"]).catch("save") });

/** Stores or deletes the photo of the member. */
export async function submitPhoto(scope: RequestScope): Promise<Response | Rejected> {
  const posted = await readUpload(scope.request, { fileField: photoField, maxFileBytes: maxPhotoBytes });
  const texts = posted?.texts ?? [];
  rememberForm(scope, texts, Boolean(posted?.file));
  const form = checkProtectedForm(schema, new URLSearchParams(texts), scope);
  if (form.rejected) return form.rejected;
  if (form.value.act === "delete") {
    await callForMember(scope, contract.deletePhoto, undefined);
    return redirect(`${photoPath}?weg=1`, 303);
  }
  const file = readPhoto(posted?.file ?? null);
  if ("error" in file) return { status: 400, form: rejectedForm(form.submission, { photo: file.error }) };
  const answer = await uploadToServices(scope.upstreams, contract.savePhoto, {
    input: undefined,
    session: sessionCookie.read(scope),
    bytes: file.bytes,
  });
  return answer.status === 202 ? redirect(photoPath, 303) : refused(form.submission, answer);
}

function readPhoto(file: PostedForm["file"]): { bytes: Uint8Array<ArrayBuffer> } | { error: FormError } {
  if (!file) return { error: "FileMandatory" };
  return file.bytes ? { bytes: Uint8Array.from(file.bytes) } : { error: "PhotoTooBig" };
}
