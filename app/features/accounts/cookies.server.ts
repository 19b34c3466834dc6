import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, encrypt } from "~/.server/session/encrypted";
import { sessionCookie } from "~/.server/session/session-cookie";
import { hostCookie } from "~/.server/session/site-cookie";
import { pathAfterLogIn } from "./model";

type Scope = Pick<RequestScope, "request" | "config" | "origin">;

const daySeconds = 86_400;
const quarter = 15 * 60;

/** The secret of this device: its tries to log in are counted apart. */
const deviceCookie = hostCookie("apparaat");
/** The address of who just registered, for the page that says where the mail went, and the page they came from. */
const registeredCookie = hostCookie("registratie");
const purpose = "registration";
const registeredSchema = z.object({ email: z.string(), back: z.string() });

/** The `Set-Cookie` headers of a new session, and of the device at log-in. A remembered one the services end sooner. */
export function sessionHeaders(
  { session, device }: { session: string; device?: string },
  remember: boolean,
  { origin }: Scope,
): Headers {
  const headers = new Headers();
  const maxAge = remember ? { maxAge: 365 * daySeconds } : {};
  headers.append("Set-Cookie", sessionCookie.set(session, { origin, ...maxAge }));
  if (device) headers.append("Set-Cookie", deviceCookie.set(device, { origin, maxAge: 365 * daySeconds }));
  return headers;
}

/** The headers that end the session in the browser, and make it forget the pages of the member. */
export function noSessionHeaders({ origin }: Scope): HeadersInit {
  return { "Set-Cookie": sessionCookie.remove({ origin }), "Clear-Site-Data": '"cache"' };
}

/** The headers of a log-out: the browser also forgets the copies of texts that were typed but not stored. */
export function loggedOutHeaders({ origin }: Scope): HeadersInit {
  return { "Set-Cookie": sessionCookie.remove({ origin }), "Clear-Site-Data": '"cache", "storage"' };
}

/** The headers after which a browser knows nothing of an account that was deleted. */
export function noAccountHeaders(scope: Scope): Headers {
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  for (const cookie of [sessionCookie, deviceCookie, registeredCookie])
    headers.append("Set-Cookie", cookie.remove(scope));
  return headers;
}

export function readDevice(scope: Scope): string | null {
  return deviceCookie.read(scope);
}

export async function registeredHeaders(
  registered: z.infer<typeof registeredSchema>,
  { origin, config }: Scope,
): Promise<HeadersInit> {
  const value = await encrypt(registered, purpose, config.sessionSecrets);
  return { "Set-Cookie": registeredCookie.set(value, { origin, maxAge: quarter }) };
}

/** The address that was just registered in this browser, or null, and where its member goes after logging in. */
export async function readRegistered(scope: Scope): Promise<{ email: string | null; back: string }> {
  const value = registeredCookie.read(scope);
  const { data } = registeredSchema.safeParse(
    value && (await decrypt(value, purpose, scope.config.sessionSecrets)),
  );
  return { email: data?.email ?? null, back: pathAfterLogIn(data?.back) };
}
