import type { PayMethod } from "./schemas";

/** A payment as the provider states it, without anything personal but the last digits of an account. */
export interface ProviderPayment {
  id: string;
  /** Ours, that it was made for; null where it is of another system. */
  payment: string | null;
  status: "open" | "pending" | "paid" | "failed" | "canceled" | "expired";
  cents: number;
  refundedCents: number;
  chargedBackCents: number;
  /** Where the giver pays, while that is possible. */
  payUrl: string | null;
  mandateId: string | null;
  /** The last two digits of the account or card. */
  accountEnd: string | null;
  /** Why it failed, as a code. */
  failure: string | null;
  createdAt: string;
  paidAt: string | null;
}

interface NewPayment {
  /** Ours; also the key with which the provider makes it once. */
  payment: string;
  cents: number;
  /** Nothing personal. */
  description: string;
  /** Null where the provider cannot reach it. */
  webhookUrl: string | null;
}

/** A payment that the giver makes on a page of the provider. */
export interface NewVisitedPayment extends NewPayment {
  method: PayMethod;
  redirectUrl: string;
  /** Of a first payment, which becomes the mandate of the next ones. */
  customerId: string | null;
}

/** A payment that is taken with a mandate, without the giver. */
interface NewDebit extends NewPayment {
  customerId: string;
  mandateId: string;
}

/** Every method throws a `ProviderFailure` where the provider does not answer or refuses. */
export interface PaymentProvider {
  /** @param key makes it once @param signal ends the wait for an answer */
  createCustomer(key: string, signal: AbortSignal): Promise<string>;
  createVisitedPayment(payment: NewVisitedPayment, signal: AbortSignal): Promise<ProviderPayment>;
  createDebit(debit: NewDebit): Promise<ProviderPayment>;
  /** Null where there is none. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  /** The newest payments of a customer. */
  listPaymentsOf(customerId: string): Promise<readonly ProviderPayment[]>;
  /** Whether payments may be taken with a mandate; a failure where it is unknown. */
  isMandateValid(customerId: string, mandateId: string): Promise<boolean>;
  /** Cancels a payment that the bank did not begin with; others stay. */
  cancelPayment(id: string): Promise<void>;
  /** Gives a payment back. @param key makes it once */
  refund(id: string, cents: number, key: string, description: string): Promise<void>;
  /** All payments, the newest first. @param from the last id of the page before */
  listPayments(from: string | null): Promise<{ payments: readonly ProviderPayment[]; next: string | null }>;
}

type FailureKind =
  /** No answer, or an error of the provider: it may have done what was asked. */
  | "unavailable"
  /** Too many calls; nothing was done. */
  | "busy"
  /** The key is wrong or may not do this: nothing else that is asked would be done either. */
  | "unauthorized"
  /** The provider does not do what was asked. */
  | "refused"
  /** An answer that is not as published. */
  | "unreadable";

/** A failed call of the provider. The message holds codes only, since answers may hold personal data. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly code: string;

  constructor(
    readonly kind: FailureKind,
    readonly detail: string,
    readonly retryAfterSeconds = 5,
  ) {
    super(`${kind}: ${detail}`);
    this.code = `${kind} ${detail}`;
  }
}
