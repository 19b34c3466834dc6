import { z } from "zod";
import { parseJson } from "../../../app/utils/parse-json";
import { decryptAtRest, encryptAtRest } from "../../platform/encrypt-at-rest";
import type { Services } from "../../platform/services";

const purpose = "stop mails";

const stop = z.union([
  z.object({ member: z.uuid(), what: z.enum(["own", "daily", "messages"]) }),
  z.object({ member: z.uuid(), what: z.enum(["thread", "topic"]), id: z.string() }),
  z.object({ member: z.uuid(), what: z.literal("blog"), id: z.uuid() }),
]);

/** What a mail is stopped from: reactions to own posts, the mail of the day, messages, or something that is followed. */
export type MailStop = z.output<typeof stop>;

/** The code of the link that stops mails. It is stored nowhere and never expires; nobody else can make or read it. */
export function stopCode(value: MailStop, { secret }: Pick<Services, "secret">): string {
  return encryptAtRest(secret, purpose, "", Buffer.from(JSON.stringify(value))).toString("base64url");
}

/** What a code stops; null where it is none. */
export function readStopCode(code: string, { secret }: Pick<Services, "secret">): MailStop | null {
  const text = decryptAtRest(secret, purpose, "", Buffer.from(code, "base64url"));
  return text && (stop.safeParse(parseJson(text.toString())).data ?? null);
}
