import type { ConsentCategory } from "~/utils/visitor-choices";

/** Necessary cookies need no consent; the other categories do. */
type StorageCategory = "functional" | ConsentCategory;

interface StoredItem {
  /** Name in the browser; `*` matches any characters. */
  name: string;
  /** What its name begins with where the site is served over https (app/.server/session/site-cookie.ts). */
  prefix?: "__Host-" | "__Secure-";
  /** Key of the purpose in the texts, under `cookies.purpose`. */
  purpose: string;
  place: "cookie" | "localStorage" | "sessionStorage";
  category: StorageCategory;
  /** Maximum lifetime; a session ends when the browser is closed. */
  lasts: { unit: "session" } | { unit: "minutes" | "days"; count: number };
  /** Declared only where this setting is configured. */
  by?: "captcha" | "consentProvider" | "tagManager";
}

const session = { unit: "session" } as const;
const days = (count: number) => ({ unit: "days", count }) as const;
const minutes = (count: number) => ({ unit: "minutes", count }) as const;

/** A cookie that the server sets for all its pages, or for some. */
const ofSite = <const Purpose extends string>(name: string, purpose: Purpose) =>
  ({ name, purpose, prefix: "__Host-", place: "cookie", category: "functional" }) as const;
const ofPages = <const Purpose extends string>(name: string, purpose: Purpose) =>
  ({ name, purpose, prefix: "__Secure-", place: "cookie", category: "functional" }) as const;

/** Everything that the site stores in a visitor's browser; tests/e2e/cookies.spec.ts compares it with a real browser. */
export const declaration = [
  { ...ofSite("weergave", "preferences"), lasts: days(1000) },
  { ...ofPages("alleen-deze", "embeds"), lasts: session },
  { ...ofSite("sessie", "session"), lasts: days(365) },
  { ...ofSite("apparaat", "device"), lasts: days(365) },
  { ...ofSite("formulier", "form"), lasts: session },
  { ...ofSite("registratie", "registered"), lasts: minutes(15) },
  { ...ofSite("geplaatst", "placed"), lasts: session },
  { name: "tekst-*", purpose: "texts", place: "localStorage", category: "functional", lasts: days(30) },
  {
    name: "scrollDepth",
    purpose: "depth",
    place: "cookie",
    category: "functional",
    lasts: { unit: "minutes", count: 1 },
  },
  { ...ofPages("voorbeeld", "preview"), lasts: days(30) },
  { ...ofPages("geheugentest", "test"), lasts: session },
  { ...ofPages("gift", "gift"), lasts: session },
  { ...ofPages("aangemeld", "signUp"), lasts: minutes(1) },
  { ...ofPages("sollicitatie*", "application"), lasts: minutes(10) },
  { name: "qs-*", purpose: "testStep", place: "sessionStorage", category: "functional", lasts: session },
  { name: "ageOption", purpose: "testStep", place: "sessionStorage", category: "functional", lasts: session },
  {
    name: "CookieConsent",
    purpose: "provider",
    place: "cookie",
    category: "functional",
    lasts: days(365),
    by: "consentProvider",
  },
  {
    name: "_GRECAPTCHA",
    purpose: "captcha",
    place: "cookie",
    category: "marketing",
    lasts: days(180),
    by: "captcha",
  },
  {
    name: "_ga",
    purpose: "visits",
    place: "cookie",
    category: "statistics",
    lasts: days(730),
    by: "tagManager",
  },
  {
    name: "_ga_*",
    purpose: "visits",
    place: "cookie",
    category: "statistics",
    lasts: days(730),
    by: "tagManager",
  },
] as const satisfies readonly StoredItem[];

export type DeclaredItem = (typeof declaration)[number];

/** The cookies that are used with the current configuration, with their names over https or without. */
export function declaredItems(
  configured: Record<NonNullable<StoredItem["by"]>, boolean>,
  origin: string,
): DeclaredItem[] {
  const isSecure = origin.startsWith("https:");
  return declaration
    .filter((item) => !("by" in item) || configured[item.by])
    .map((item) => ("prefix" in item && isSecure ? { ...item, name: item.prefix + item.name } : item));
}
