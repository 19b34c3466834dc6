import { z } from "zod";
import { centsOf } from "../cents";
import type { ProviderPayment } from "../provider";

const euros = z.object({ currency: z.literal("EUR"), value: z.string() }).transform(({ value }, context) => {
  const cents = centsOf(value);
  if (cents === null) context.addIssue({ code: "custom", message: "is not an amount" });
  return cents ?? z.NEVER;
});

/** Ours: the id of the payment it was made for. Payments of other systems have other metadata. */
const metadata = z
  .object({ payment: z.uuid() })
  .transform(({ payment }) => payment)
  .nullish()
  .catch(null);

const details = z
  .object({
    consumerAccount: z.string().nullish(),
    cardNumber: z.string().nullish(),
    bankReasonCode: z.string().nullish(),
    failureReason: z.string().nullish(),
  })
  .nullish();

const link = z.object({ href: z.url() });
/** `authorized` is for methods that are captured later, which are not offered. */
const status = z.enum(["open", "pending", "authorized", "paid", "failed", "canceled", "expired"]);

/** A payment (docs.mollie.com, 'Get payment'); what is not used is left out. */
export const molliePayment = z
  .object({
    resource: z.literal("payment"),
    id: z.string().regex(/^tr_\w+$/),
    status,
    amount: euros,
    amountRefunded: euros.nullish(),
    amountChargedBack: euros.nullish(),
    metadata,
    details,
    mandateId: z.string().nullish(),
    createdAt: z.string().max(40),
    paidAt: z.iso.datetime({ offset: true }).nullish(),
    _links: z.object({ checkout: link.nullish() }),
  })
  .transform((payment): ProviderPayment => {
    const { details } = payment;
    return {
      id: payment.id,
      payment: payment.metadata ?? null,
      status: payment.status === "authorized" ? "pending" : payment.status,
      cents: payment.amount,
      refundedCents: payment.amountRefunded ?? 0,
      chargedBackCents: payment.amountChargedBack ?? 0,
      payUrl: payment._links.checkout?.href ?? null,
      mandateId: payment.mandateId ?? null,
      accountEnd: lastDigits(details?.consumerAccount ?? details?.cardNumber),
      failure: codeOf(details?.bankReasonCode ?? details?.failureReason),
      createdAt: payment.createdAt,
      paidAt: payment.paidAt ?? null,
    };
  });

/** A page of payments ('List payments'). */
export const mollieList = z
  .object({
    _embedded: z.object({ payments: z.array(molliePayment) }),
    _links: z.object({ next: link.nullish() }),
  })
  .transform(({ _embedded: { payments }, _links: { next } }) => ({
    payments,
    next: next ? new URL(next.href).searchParams.get("from") : null,
  }));

/** A customer ('Create customer'). */
export const mollieCustomer = z.object({
  resource: z.literal("customer"),
  id: z.string().regex(/^cst_\w+$/),
});

/** A mandate ('Get mandate'); one that is pending may be used. */
export const mollieMandate = z.object({
  resource: z.literal("mandate"),
  status: z.enum(["valid", "pending", "invalid"]),
});

/** A refund ('Create refund'); what became of it is read from its payment. */
export const mollieRefund = z.object({
  resource: z.literal("refund"),
  id: z.string().regex(/^re_\w+$/),
});

/** An error ('Handling errors'). Its `detail` may quote values, so it is not read. */
export const mollieError = z.object({ status: z.int(), field: z.string().max(100).optional() });

function lastDigits(text: string | null | undefined): string | null {
  return /\d{2}$/.exec(text ?? "")?.[0] ?? null;
}

/** A code of letters and digits; anything else is no code, and may be personal. */
function codeOf(text: string | null | undefined): string | null {
  return text && /^\w{1,40}$/.test(text) ? text : null;
}
