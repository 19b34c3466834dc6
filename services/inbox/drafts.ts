import { keyedHash } from "../platform/hash";
import type { Services } from "../platform/services";
import type { Draft } from "./contract";
import { decryptDraft } from "./message-encryption";

interface DraftRow {
  contact_id: string;
  member_id: string;
  draft: Buffer | null;
}

/** The draft of a side; null where there is none. */
export function readDraft({ draft, ...place }: DraftRow, services: Services): Draft | null {
  if (!draft) return null;
  const text = decryptDraft({ ...place, draft }, services);
  return { text, version: keyedHash(services.secret, "draft versions", text).toString("base64url") };
}
