import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, encrypt } from "~/.server/session/encrypted";
import { donationFrequencies } from "~/fields/donation-frequencies";
import { giverFields, purpose } from "../../../services/giving/contract";

const secret = "gift order";

const orderSchema = z.object({
  key: z.string(),
  frequency: z.enum(donationFrequencies),
  cents: z.int().positive(),
  link: z.string().nullable(),
  giver: z.object(giverFields),
  purpose,
});

/** A gift as the last step shows it. */
export type GiftOrder = z.output<typeof orderSchema>;

type Scope = Pick<RequestScope, "config">;

/** A hidden field with an order, which nobody can read or change. */
export function encryptOrder(order: GiftOrder, { config }: Scope): Promise<string> {
  return encrypt(order, secret, config.sessionSecrets);
}

/** The order of a hidden field; null where this site did not write it. */
export async function decryptOrder(encrypted: string, { config }: Scope): Promise<GiftOrder | null> {
  return orderSchema.safeParse(await decrypt(encrypted, secret, config.sessionSecrets)).data ?? null;
}
