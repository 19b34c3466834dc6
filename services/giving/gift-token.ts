import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { keyedHash } from "../platform/hash";
import type { Services } from "../platform/services";

/** The code that shows one gift. It is stored nowhere, and the same each time, as calls that are repeated have to be. */
export function giftTokenOf(giftId: string, { secret }: Pick<Services, "secret">): string {
  return `${giftId}.${keyedHash(secret, "gift token", giftId).toString("base64url")}`;
}

/** The gift of a code; null where it is none. */
export function readGiftToken(token: string, { secret }: Pick<Services, "secret">): string | null {
  const [id = ""] = token.split(".");
  if (!z.uuid().safeParse(id).success) return null;
  const isRight = secret.some((each) => {
    const [given, expected] = [Buffer.from(token), Buffer.from(giftTokenOf(id, { secret: [each] }))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isRight ? id : null;
}
