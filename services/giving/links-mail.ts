import { sql } from "kysely";
import { z } from "zod";
import type { MailTemplate } from "../platform/mail/template";
import type { Services } from "../platform/services";
import { mail, manageParts, receiptOf } from "./mail-parts";
import { queueGiftMail } from "./queue-gift-mail";

const mostGifts = 10;

const ofGift = mail(async (loaded, facts, services) => ({
  subject: "De link naar je gift",
  preview: "Hiermee kun je je gift veranderen of stoppen.",
  title: `Dag ${loaded.name}`,
  parts: [
    { kind: "paragraph", text: "Je vroeg om een nieuwe link naar je gift." },
    receiptOf(loaded),
    ...(await manageParts(loaded, facts, services)),
  ],
}));

/**
 * A fresh link to a gift. An order without a gift is for all gifts of its address, which are searched here: the answer to
 * who asked would tell by its time whether there are any.
 */
export const giftLinksMail: MailTemplate = {
  unsubscribe: false,
  async compose(facts, services) {
    if (z.object({ gift: z.uuid() }).safeParse(facts.facts).success) return ofGift.compose(facts, services);
    await queueForEach(facts.address, services);
    return null;
  },
};

async function queueForEach(address: string, { db, now }: Services): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gifts = await trx
      .selectFrom("gifts")
      .innerJoin("givers", "givers.id", "gifts.giver_id")
      .innerJoin("standing_gifts", "standing_gifts.gift_id", "gifts.id")
      .selectAll("gifts")
      .where(sql`lower(givers.email)`, "=", address.toLowerCase())
      .where("standing_gifts.state", "in", ["active", "paused"])
      .limit(mostGifts)
      .execute();
    for (const gift of gifts) await queueGiftMail(trx, "gift-links", gift, now());
  });
}
