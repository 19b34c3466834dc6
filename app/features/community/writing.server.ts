import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { forgetKeptTexts, loadKeptTexts } from "~/features/editor/public.server";
import type { Writing } from "./writing";

type Values = Record<string, string[]>;

interface Member {
  id: string;
}

/** What a form with a text is rendered with: what was typed before a session ended, else what is stored. */
export async function loadWriting(member: Member, stored: Values, scope: RequestScope): Promise<Writing> {
  const kept = await loadKeptTexts(member, scope);
  const form = { values: kept.values ?? stored, errors: {} };
  return { kept, isBack: kept.values !== null, form, sending: randomUUID() };
}

/** Leads on after a text was stored; no copy of it is kept. */
export async function redirectAfterWriting(
  path: string,
  member: Member,
  scope: RequestScope,
): Promise<Response> {
  return redirect(path, { status: 303, headers: await forgetKeptTexts(member, scope) });
}
