import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, encrypt } from "~/.server/session/encrypted";
import { pathCookie } from "~/.server/session/site-cookie";
import { dayMs } from "~/utils/durations";
import { giverFields, purpose } from "../../../services/giving/contract";
import { donationPaths } from "./paths";

const cookie = pathCookie("gift");
const secret = "gift draft";
/** Limited to the pages of giving. */
const path = donationPaths.start;
/** Browsers refuse cookies that are larger with their name and attributes. */
const longestCookie = 3_900;

const draftSchema = z.object({
  /** Of the submission, so that the same gift that is sent again is the same order. */
  key: z.string(),
  /** Whoever restores the tabs of a browser days later does not find it. */
  until: z.number(),
  /** The link that it began with. */
  link: z.string().nullable(),
  giver: z.object(giverFields),
  purpose,
  /** The code of the gift that was ordered with it last; null before. */
  gift: z.string().nullable().default(null),
});

/** Who gives and what for, as typed between the steps. Amounts are in addresses, so that two tabs can differ in them. */
export type GiftDraft = z.output<typeof draftSchema>;

/** What is kept of a gift that was paid, for who goes back to its form. */
const paidSchema = z.object({ paid: z.string(), until: z.number() });

type Scope = Pick<RequestScope, "request" | "config" | "origin" | "now">;

async function read<T extends { until: number }>(
  schema: z.ZodType<T>,
  { request, config, origin, now }: Scope,
): Promise<T | null> {
  const value = cookie.read({ request, origin }) ?? "";
  const kept = schema.safeParse(await decrypt(value, secret, config.sessionSecrets));
  return kept.success && kept.data.until > now.getTime() ? kept.data : null;
}

async function write(kept: object, scope: Scope): Promise<string> {
  const value = { ...kept, until: scope.now.getTime() + dayMs };
  return cookie.set(await encrypt(value, secret, scope.config.sessionSecrets), path, scope);
}

/** What was typed before; null where nothing was, or it is old. */
export const readDraft = (scope: Scope): Promise<GiftDraft | null> => read(draftSchema, scope);

/** The code of the gift that was paid last; null where none was, or another one was begun. */
export const readPaid = async (scope: Scope): Promise<string | null> =>
  (await read(paidSchema, scope))?.paid ?? null;

/** The `Set-Cookie` that keeps it until the browser closes; null where it is too large for a cookie. */
export async function draftCookie(typed: Omit<GiftDraft, "until">, scope: Scope): Promise<string | null> {
  const header = await write(typed, scope);
  return header.length > longestCookie ? null : header;
}

/** The headers that keep only its code, once its gift is paid; none where it is of another gift. */
export async function paidHeaders(code: string, scope: Scope): Promise<HeadersInit> {
  const draft = await readDraft(scope);
  return draft?.gift === code ? { "Set-Cookie": await write({ paid: code }, scope) } : {};
}
