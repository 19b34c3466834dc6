import { dayMs } from "~/utils/durations";
/** What is typed in the fields of a form, by name. */
export type Texts = Record<string, string>;

interface Copy {
  /** Milliseconds since 1970. */
  at: number;
  /** Initialisation vector and ciphertext, in base 64. */
  data: string;
}

const prefix = "tekst-";
const longest = 30 * dayMs;

/** The name of the copy of a form of a member; the server makes the same (app/features/editor/kept-texts.server.ts). */
export async function nameOf(key: string, path: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${key} ${path}`));
  return prefix + toBase64(new Uint8Array(hash)).replace(/[+/=]/g, "").slice(0, 24);
}

/** Stores a copy, encrypted: another member on the same device has another key. */
export async function saveCopy(name: string, key: string, versions: readonly Texts[]): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(versions));
  const cipher = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await importKey(key), plain);
  const data = toBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
  const copy: Copy = { at: Date.now(), data };
  localStorage.setItem(name, JSON.stringify(copy));
}

/** The texts of a copy, the last first; none if there is no copy or it is not of this key. */
export async function findCopy(name: string, key: string): Promise<Texts[]> {
  try {
    const data = readCopy(name)?.data ?? "";
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const cipher = { name: "AES-GCM", iv: bytes.slice(0, 12) };
    const plain = await crypto.subtle.decrypt(cipher, await importKey(key), bytes.slice(12));
    const versions: unknown = JSON.parse(new TextDecoder().decode(plain));
    return Array.isArray(versions) ? versions.filter(isTexts) : [];
  } catch {
    return [];
  }
}

/** Deletes the copies that nobody came back for. */
export function deleteOldCopies(): void {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(prefix)) continue;
    const copy = readCopy(name);
    if (!copy || Date.now() - copy.at > longest) localStorage.removeItem(name);
  }
}

function readCopy(name: string): Copy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(name) ?? "");
    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isCopy(value: unknown): value is Copy {
  if (!isObject(value) || !("at" in value && "data" in value)) return false;
  return typeof value.at === "number" && typeof value.data === "string";
}

function isTexts(value: unknown): value is Texts {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
