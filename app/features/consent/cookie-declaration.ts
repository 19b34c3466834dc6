import type { ConsentCategory } from "~/utils/visitor-choices";

/** Necessary cookies need no consent; the other categories do. */
type StorageCategory = "functional" | ConsentCategory;

interface StoredItem {
  /** Name in the browser; `*` matches any characters. */
  name: string;
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

/** Everything that the site stores in a visitor's browser; tests/e2e/cookies.spec.ts compares it with a real browser. */
export const declaration = [
  { name: "weergave", purpose: "preferences", place: "cookie", category: "functional", lasts: days(1000) },
  { name: "alleen-deze", purpose: "embeds", place: "cookie", category: "functional", lasts: session },
  {
    name: "scrollDepth",
    purpose: "depth",
    place: "cookie",
    category: "functional",
    lasts: { unit: "minutes", count: 1 },
  },
  { name: "voorbeeld", purpose: "preview", place: "cookie", category: "functional", lasts: days(30) },
  { name: "geheugentest", purpose: "test", place: "cookie", category: "functional", lasts: session },
  {
    name: "aangemeld",
    purpose: "signUp",
    place: "cookie",
    category: "functional",
    lasts: { unit: "minutes", count: 1 },
  },
  {
    name: "sollicitatie*",
    purpose: "application",
    place: "cookie",
    category: "functional",
    lasts: { unit: "minutes", count: 10 },
  },
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

/** The cookies that are used with the current configuration. */
export function declaredItems(configured: Record<NonNullable<StoredItem["by"]>, boolean>): DeclaredItem[] {
  return declaration.filter((item) => !("by" in item) || configured[item.by]);
}
