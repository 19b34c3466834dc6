import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { checkProtectedForm, noFields, readProtectedForm } from "~/.server/forms/protected-form";
import { readForm } from "~/.server/forms/read-form";
import { found } from "~/.server/http/failures";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { communityContract as contract } from "../../../../services/community/contract";
import { flushCommunity, flushThread, flushTitle } from "../flush.server";
import { doneAfterChange, type Outcome, previewOf, refusedForm } from "../outcome.server";
import { ownBlogPath, threadPath, writeEntryPath } from "../paths";
import { storeOnce } from "../store-once.server";
import { redirectAfterWriting } from "../writing.server";
import { getOwnEntry } from "./load.server";
import { blogSchema, draftSchema, entrySchema } from "./schema";

/** Begins the member's blog, or changes it. */
export async function submitBlog(scope: RequestScope): Promise<Outcome> {
  await requireMember(scope);
  const form = await readProtectedForm(blogSchema, scope);
  if (form.rejected) return form.rejected;
  const answer = await callForMember(scope, contract.saveBlog, form.value);
  if (answer.status === 409) return refusedForm(form.submission, answer);
  await flushCommunity(scope);
  return redirect(`${ownBlogPath}?gelukt=bewaard`, 303);
}

/** The forms of an own entry: its text, a draft of it, or taking it away. @param id null for a new one */
export async function submitEntry(id: string | null, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const fields = await readForm(scope.request, scope);
  if (fields.has("remove")) return submitRemoval(id, fields, scope);
  const isDraft = fields.get("act") === "keep";
  const form = checkProtectedForm(isDraft ? draftSchema : entrySchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { act, title, date, text, version, sending } = form.value;
  if (act === "preview") return previewOf(form.submission, { title, text });
  const written = { form: "entry", content: [member.id, id, version, title, date, text], sending };
  const entry = { id, version, title, date, document: text };
  if (isDraft) {
    const save = (key: string) => callForMember(scope, contract.saveDraft, { ...entry, key });
    const answer = found(await storeOnce(written, save, scope));
    if (answer.status === 409) return refusedForm(form.submission, answer);
    return redirectAfterWriting(`${writeEntryPath(answer.body.id)}?gelukt=concept`, member, scope);
  }
  const stored = id === null ? null : await getOwnEntry(id, scope);
  const isPlaced = stored !== null && stored.state !== "draft";
  const publish = (key: string) => callForMember(scope, contract.publishEntry, { ...entry, key });
  const answer = found(
    isPlaced
      ? await callForMember(scope, contract.editEntry, { ...entry, id: stored.id, version: version ?? 1 })
      : await storeOnce(written, publish, scope),
  );
  if (answer.status === 409 || answer.status === 429) return refusedForm(form.submission, answer, isPlaced);
  await (isPlaced ? flushTitle : flushThread)(answer.body.id, scope);
  const { state } = answer.body;
  const done = isPlaced ? doneAfterChange(state) : state === "waiting" ? "wacht" : "geplaatst";
  const path = threadPath({ kind: "entry", ...answer.body }, { done });
  return redirectAfterWriting(path, member, scope);
}

async function submitRemoval(id: string | null, fields: FormData, scope: RequestScope): Promise<Outcome> {
  const form = checkProtectedForm(noFields, fields, scope);
  if (form.rejected) return form.rejected;
  if (id !== null) {
    await callForMember(scope, contract.removeEntry, { id });
    await flushTitle(id, scope);
  }
  const done = fields.get("remove") === "draft" ? "concept-weg" : "weg";
  return redirect(`${ownBlogPath}?gelukt=${done}`, 303);
}
