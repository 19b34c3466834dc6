import { randomInt } from "node:crypto";

type Status = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";

/** A payment of the stand-in bank. */
export interface BankPayment {
  id: string;
  createdAt: string;
  cents: number;
  description: string;
  method: string;
  metadata: unknown;
  status: Status;
  sequenceType: "oneoff" | "first" | "recurring";
  customerId: string | null;
  mandateId: string | null;
  redirectUrl: string | null;
  webhookUrl: string | null;
  refundedCents: number;
  chargedBackCents: number;
  failure: string | null;
  paidAt: string | null;
}

interface BankState {
  payments: Record<string, BankPayment>;
  /** The customer of each mandate, and whether it is valid. */
  mandates: Record<string, { customerId: string; isValid: boolean }>;
  customers: Record<string, { metadata: unknown }>;
  refunds: Record<string, { paymentId: string; cents: number; createdAt: string }>;
  /** The id of what was made with an idempotency key. */
  made: Record<string, string>;
}

/** How the webhook is called after a change. `late`: when the test says so. */
export type WebhookHabit = "once" | "twice" | "late" | "never";

interface BankOptions {
  now?: () => Date;
  /** Direct debits are paid this long after they were made; null where a test decides. */
  settleMs?: number | null;
  /** What the bank knew before; it is changed in place. */
  state?: BankState;
  /** Called after each change. */
  onChange?: (state: BankState) => void;
}

export type Bank = ReturnType<typeof createBank>;

export const emptyBank = (): BankState => ({
  payments: {},
  mandates: {},
  customers: {},
  refunds: {},
  made: {},
});

/** The books of the stand-in bank, which plays a payment provider. */
export function createBank(options: BankOptions = {}) {
  const { now = () => new Date(), settleMs = null, state = emptyBank(), onChange = () => {} } = options;
  let webhooks: WebhookHabit = "once";
  const held: BankPayment[] = [];
  const calls = new Set<Promise<void>>();

  /** Calls the webhook of a payment, without waiting for its answer. */
  function call(payment: BankPayment): void {
    const answered = callWebhook(payment).finally(() => calls.delete(answered));
    calls.add(answered);
  }

  /** Makes something once for a key. */
  function once(key: string | null, make: () => string): string {
    const made = key === null ? undefined : state.made[key];
    if (made !== undefined) return made;
    const id = make();
    if (key !== null) state.made[key] = id;
    onChange(state);
    return id;
  }

  function change(payment: BankPayment, changes: Partial<BankPayment>): void {
    Object.assign(payment, changes);
    if (payment.status === "paid") payment.paidAt ??= now().toISOString();
    if (payment.status === "paid" && payment.sequenceType === "first" && payment.mandateId === null) {
      payment.mandateId = newId("mdt");
      state.mandates[payment.mandateId] = { customerId: payment.customerId ?? "", isValid: true };
    }
    onChange(state);
    if (webhooks === "late") held.push(payment);
    if (webhooks === "once" || webhooks === "twice") call(payment);
    if (webhooks === "twice") call(payment);
  }

  function find(id: string): BankPayment | null {
    const payment = state.payments[id];
    if (!payment) return null;
    const age = now().getTime() - Date.parse(payment.createdAt);
    if (payment.status === "pending" && settleMs !== null && age > settleMs)
      change(payment, { status: "paid" });
    return payment;
  }

  return {
    state,
    find,
    list: () => Object.values(state.payments).reverse(),
    createCustomer: (metadata: unknown, key: string | null) =>
      once(key, () => {
        const id = newId("cst");
        state.customers[id] = { metadata };
        return id;
      }),
    createPayment: (payment: Omit<BankPayment, keyof Untouched | "id" | "createdAt">, key: string | null) =>
      once(key, () => {
        const id = newId("tr");
        const status = payment.sequenceType === "recurring" ? "pending" : "open";
        state.payments[id] = { ...untouched, ...payment, id, status, createdAt: now().toISOString() };
        return id;
      }),
    refund: (payment: BankPayment, cents: number, key: string | null) =>
      once(key, () => {
        const id = newId("re");
        state.refunds[id] = { paymentId: payment.id, cents, createdAt: now().toISOString() };
        change(payment, { refundedCents: payment.refundedCents + cents });
        return id;
      }),
    change,
    revokeMandates(): void {
      for (const mandate of Object.values(state.mandates)) mandate.isValid = false;
    },
    /** Forgets its idempotency keys, as providers do after some time. */
    forgetKeys(): void {
      state.made = {};
    },
    setWebhooks(habit: WebhookHabit): void {
      webhooks = habit;
    },
    /** Resolves when all webhooks that were called have answered. */
    async called(): Promise<void> {
      await Promise.all(calls);
    },
    /** Calls the webhooks that were late, the last one first. */
    async callLate(): Promise<void> {
      for (const payment of held.splice(0).reverse()) await callWebhook(payment);
    },
  };
}

type Untouched = Pick<
  BankPayment,
  "status" | "mandateId" | "refundedCents" | "chargedBackCents" | "failure" | "paidAt"
>;
const untouched: Untouched = {
  status: "open",
  mandateId: null,
  refundedCents: 0,
  chargedBackCents: 0,
  failure: null,
  paidAt: null,
};

/** Tells that a payment changed, and nothing else about it. */
async function callWebhook({ id, webhookUrl }: BankPayment): Promise<void> {
  if (webhookUrl === null) return;
  await fetch(webhookUrl, { method: "POST", body: new URLSearchParams({ id }) }).then(
    (response) => response.body?.cancel(),
    () => {},
  );
}

function newId(prefix: string): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
  const random = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]);
  return `${prefix}_${random.join("")}`;
}
