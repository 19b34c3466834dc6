import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { keyedHash, keyedHashes } from "../platform/hash";
import type { Services } from "../platform/services";

const purpose = "gift token";
const tokenOf = (giftId: string, hash: Buffer) => `${giftId}.${hash.toString("base64url")}`;

/** The code that shows one gift. It is stored nowhere, and the same each time, as calls that are repeated have to be. */
export function giftTokenOf(giftId: string, { secret }: Pick<Services, "secret">): string {
  return tokenOf(giftId, keyedHash(secret, purpose, giftId));
}

/** The gift of a code; null where it is none. */
export function readGiftToken(token: string, { secret }: Pick<Services, "secret">): string | null {
  const [id = ""] = token.split(".");
  if (!z.uuid().safeParse(id).success) return null;
  const given = Buffer.from(token);
  const isRight = keyedHashes(secret, purpose, id).some((hash) => {
    const expected = Buffer.from(tokenOf(id, hash));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isRight ? id : null;
}
