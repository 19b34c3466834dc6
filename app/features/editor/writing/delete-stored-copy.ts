import { storedCookie } from "../stored-cookie";

/** Deletes the copy of a text that the site has stored, which its answer names in a cookie, and that cookie. */
export function deleteStoredCopy(document: Document): void {
  const [, cookie, name] =
    new RegExp(`(?:^|; )((?:__Host-)?${storedCookie})=([\\w-]+)`).exec(document.cookie) ?? [];
  if (!cookie || !name) return;
  localStorage.removeItem(name);
  document.cookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax${cookie.startsWith("__") ? "; Secure" : ""}`;
}
