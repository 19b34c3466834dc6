import type { ConsentCategory } from "~/utils/visitor-choices";

/** What makes the site work, and needs no agreement; or what does. */
type StorageCategory = "functional" | ConsentCategory;

interface StoredItem {
  /** As it stands in the browser; `*` is any run of characters. */
  name: string;
  /** Key of its purpose in the texts, `cookies.purpose`. */
  purpose: string;
  place: "cookie" | "localStorage" | "sessionStorage";
  category: StorageCategory;
  /** How long at most; a session ends when the browser is closed. */
  lasts: { unit: "session" } | { unit: "minutes" | "days"; count: number };
  /** Only where this is configured. */
  by?: "captcha" | "consentProvider" | "tagManager";
}

const session = { unit: "session" } as const;
const days = (count: number) => ({ unit: "days", count }) as const;

/** Everything that this product keeps in a visitor's browser; tests/e2e/cookies.spec.ts holds it against a browser. */
export const declaration = [
  { name: "weergave", purpose: "view", place: "cookie", category: "functional", lasts: days(1000) },
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

/** What is kept with this configuration of the product. */
export function declaredItems(configured: Record<NonNullable<StoredItem["by"]>, boolean>): DeclaredItem[] {
  return declaration.filter((item) => !("by" in item) || configured[item.by]);
}
