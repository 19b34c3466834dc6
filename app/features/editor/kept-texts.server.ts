import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, deriveKey, encrypt } from "~/.server/session/encrypted";
import { hostCookie } from "~/.server/session/site-cookie";
import type { KeptForm } from "~/utils/kept-form";
import { pathOf } from "~/utils/paths";
import type { KeptTexts } from "./kept-texts";
import { ownerField } from "./model";
import { scriptParts } from "./parts-html.server";
import { storedCookie } from "./stored-cookie";

type Scope = Pick<RequestScope, "request" | "config" | "store" | "origin">;

const lifetimeSeconds = 86_400;
const ownerPurpose = "owner of texts";
const textsPurpose = (member: string) => `kept texts of ${member}`;
const cookie = hostCookie(storedCookie);
const keptValues = z.record(z.string(), z.array(z.string()));

/** What the form of this page needs so that nothing typed in it is lost, with what was typed before the session ended. */
export async function loadKeptTexts(
  member: { id: string },
  scope: Scope & Pick<RequestScope, "brand">,
): Promise<KeptTexts> {
  const { config, brand } = scope;
  const [owner, values, parts] = await Promise.all([
    encrypt(member.id, ownerPurpose, config.sessionSecrets),
    findKeptValues(member, scope),
    scriptParts(brand),
  ]);
  return { owner, key: browserKey(member, scope), parts, values };
}

/** The fields of a form of this page that came after its session had ended; null if there are none. */
export async function findKeptValues({ id }: { id: string }, { config, store, request }: Scope) {
  const stored = await store.get(storeKey(id, pathOf(request)));
  const values = stored && (await decrypt(stored.toString(), textsPurpose(id), config.sessionSecrets));
  return keptValues.safeParse(values).data ?? null;
}

/**
 * Stores a form that came after its session had ended, for a day, where only its member gets it back. Whose it is says
 * the encrypted field that the page of the member had. @returns whether it is stored
 */
export async function keepTextsOf({ fields }: KeptForm, { config, store, request }: Scope): Promise<boolean> {
  const owner = fields.find(({ name }) => name === ownerField)?.value;
  const member = z.uuid().safeParse(owner && (await decrypt(owner, ownerPurpose, config.sessionSecrets)));
  if (!member.success) return false;
  const values: Record<string, string[]> = {};
  for (const { name, value } of fields)
    if (name !== ownerField && name !== "token") values[name] = [...(values[name] ?? []), value];
  const encrypted = await encrypt(values, textsPurpose(member.data), config.sessionSecrets);
  return store.set(storeKey(member.data, pathOf(request)), encrypted, lifetimeSeconds);
}

/**
 * Forgets what was typed in the form of this page, after it was stored. @returns headers of the response, after which
 * the browser deletes its copy
 */
export async function forgetKeptTexts(member: { id: string }, scope: Scope): Promise<Headers> {
  const path = pathOf(scope.request);
  await scope.store.delete(storeKey(member.id, path));
  const hash = createHash("sha256")
    .update(`${browserKey(member, scope)} ${path}`)
    .digest("base64");
  // The name that the script gives to the copy (writing/stored-copy.ts).
  const copy = `tekst-${hash.replace(/[+/=]/g, "").slice(0, 24)}`;
  return new Headers({ "Set-Cookie": cookie.set(copy, { origin: scope.origin, httpOnly: false }) });
}

function storeKey(member: string, path: string): string {
  return `texts:${createHash("sha256").update(`${member} ${path}`).digest("hex")}`;
}

/** The same for every session of a member, and for nobody else. */
function browserKey({ id }: { id: string }, { config }: Pick<Scope, "config">): string {
  const hmac = createHmac("sha256", deriveKey(config.sessionSecrets[0] ?? "", "copies of texts"));
  return hmac.update(id).digest("base64");
}
