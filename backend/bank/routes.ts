import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Bank, BankPayment } from "./bank";
import { bankPage, payPage } from "./pages";

/** What goes wrong with the next calls: `lost` does what is asked and gives no answer, `refused` does nothing. */
export type BankFault = "lost" | "error" | "garbage" | "busy" | "refused" | "slow";

interface BankHttp {
  bank: Bank;
  /** Where visitors reach it. */
  url: () => string;
  /** Takes the fault of the next call. */
  nextFault: () => BankFault | null | undefined;
}

const amount = z.object({ currency: z.literal("EUR"), value: z.string().regex(/^\d{1,9}\.\d{2}$/) });
const newPayment = z.strictObject({
  amount,
  description: z.string().min(1).max(255),
  metadata: z.unknown(),
  method: z.string().optional(),
  locale: z.string().optional(),
  redirectUrl: z.url().optional(),
  webhookUrl: z.url().optional(),
  sequenceType: z.enum(["oneoff", "first", "recurring"]).default("oneoff"),
  customerId: z.string().optional(),
  mandateId: z.string().optional(),
});

const centsOf = ({ value }: z.output<typeof amount>) => Math.round(Number(value) * 100);
const euros = (cents: number) => ({ currency: "EUR", value: (cents / 100).toFixed(2) });
const keyOf = (c: Context) => c.req.header("Idempotency-Key") ?? null;

/** The calls of the payment provider that the site makes, and the pages where visitors pay. */
export function bankRoutes({ bank, url, nextFault }: BankHttp): Hono {
  const app = new Hono();
  const problem = (c: Context, status: 401 | 404 | 410 | 422, detail: string, field?: string) =>
    c.json({ status, title: "Error", detail, ...(field && { field }) }, status);
  const shown = (payment: BankPayment) => paymentJson(payment, url());

  app.use("/v2/*", async (c, next) => {
    if (!/^Bearer (test|live)_\w+$/.test(c.req.header("Authorization") ?? ""))
      return problem(c, 401, "No key");
    const fault = nextFault();
    if (fault === "error") return c.json({ status: 500 }, 500);
    if (fault === "busy") return c.json({ status: 429 }, 429, { "Retry-After": "7" });
    if (fault === "refused") return problem(c, 422, "Not possible");
    if (fault === "garbage") return c.html("<p>Onderhoud</p>");
    await next();
    if (fault === "lost") throw new LostAnswer();
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    return undefined;
  });

  app.post("/v2/customers", async (c) => {
    const { metadata } = z.object({ metadata: z.unknown() }).parse(await c.req.json());
    const id = bank.createCustomer(metadata, keyOf(c));
    return c.json({ resource: "customer", id, mode: "test", name: null, email: null, metadata }, 201);
  });
  app.get("/v2/customers/:customer/mandates/:mandate", (c) => {
    const { customer, mandate } = c.req.param();
    const found = bank.state.mandates[mandate];
    if (found?.customerId !== customer) return problem(c, 404, "No mandate exists");
    if (!found.isValid) return problem(c, 410, "The mandate was revoked");
    const facts = { status: "valid", method: "directdebit", customerId: customer };
    return c.json({ resource: "mandate", id: mandate, ...facts });
  });
  app.get("/v2/customers/:customer/payments", (c) => {
    const payments = bank.list().filter(({ customerId }) => customerId === c.req.param("customer"));
    return c.json(listJson(payments.map(shown), null));
  });
  app.get("/v2/payments", (c) => {
    const limit = Number(c.req.query("limit") ?? 50);
    const from = c.req.query("from");
    const all = bank.list();
    const start = from === undefined ? 0 : all.findIndex(({ id }) => id === from);
    const next = all[start + limit];
    const nextUrl = next ? `${url()}/v2/payments?from=${next.id}&limit=${limit}` : null;
    return c.json(listJson(all.slice(start, start + limit).map(shown), nextUrl));
  });
  app.post("/v2/payments", async (c) => {
    const input = newPayment.safeParse(await c.req.json());
    if (!input.success) return problem(c, 422, "Not valid", input.error.issues[0]?.path.join("."));
    const { data } = input;
    if (data.sequenceType === "recurring") {
      const mandate = bank.state.mandates[data.mandateId ?? ""];
      if (!mandate?.isValid || mandate.customerId !== data.customerId)
        return problem(c, 422, "The customer has no valid mandate", "mandateId");
    } else if (!data.redirectUrl) return problem(c, 422, "The redirect URL is missing", "redirectUrl");
    const payment = {
      cents: centsOf(data.amount),
      description: data.description,
      metadata: data.metadata,
      method: data.method ?? "directdebit",
      sequenceType: data.sequenceType,
      customerId: data.customerId ?? null,
      redirectUrl: data.redirectUrl ?? null,
      webhookUrl: data.webhookUrl ?? null,
    };
    const made = bank.find(bank.createPayment(payment, keyOf(c)));
    return made ? c.json(shown(made), 201) : problem(c, 404, "No payment exists");
  });
  app.get("/v2/payments/:id", (c) => {
    const payment = bank.find(c.req.param("id"));
    return payment ? c.json(shown(payment)) : problem(c, 404, "No payment exists with this token");
  });
  app.delete("/v2/payments/:id", (c) => {
    const payment = bank.find(c.req.param("id"));
    if (!payment) return problem(c, 404, "No payment exists with this token");
    if (payment.status !== "open" && payment.status !== "pending")
      return problem(c, 422, "The payment cannot be canceled");
    bank.change(payment, { status: "canceled" });
    return c.json(shown(payment));
  });
  app.post("/v2/payments/:id/refunds", async (c) => {
    const payment = bank.find(c.req.param("id"));
    if (!payment) return problem(c, 404, "No payment exists with this token");
    const cents = centsOf(z.object({ amount }).parse(await c.req.json()).amount);
    const isKnown = bank.state.made[keyOf(c) ?? ""] !== undefined;
    if (!isKnown && (payment.status !== "paid" || cents > payment.cents - payment.refundedCents))
      return problem(c, 422, "The amount is higher than the maximum", "amount");
    const id = bank.refund(payment, cents, keyOf(c));
    return c.json(
      { resource: "refund", id, status: "pending", amount: euros(cents), paymentId: payment.id },
      201,
    );
  });

  app.get("/", (c) => c.html(bankPage(bank.list())));
  app.get("/betalen/:id", (c) => {
    const payment = bank.find(c.req.param("id"));
    return payment ? c.html(payPage(payment)) : c.notFound();
  });
  app.post("/betalen/:id", async (c) => {
    const payment = bank.find(c.req.param("id"));
    if (!payment) return c.notFound();
    const { uitslag } = await c.req.parseBody();
    const outcome = outcomes[String(uitslag)];
    if (outcome && (payment.status === "open" || payment.status === "pending")) bank.change(payment, outcome);
    return c.redirect(payment.redirectUrl ?? "/", 303);
  });
  app.post("/terugboeken/:id", (c) => {
    const payment = bank.find(c.req.param("id"));
    if (payment?.status === "paid") bank.change(payment, { chargedBackCents: payment.cents });
    return c.redirect("/", 303);
  });
  app.onError((error, c) => {
    if (error instanceof LostAnswer) throw error;
    return c.json({ status: 400, title: "Bad Request" }, 400);
  });
  return app;
}

/** An answer that never arrives. */
export class LostAnswer extends Error {
  override name = "LostAnswer";
}

const outcomes: Readonly<Record<string, Partial<BankPayment>>> = {
  betaald: { status: "paid" },
  mislukt: { status: "failed", failure: "card_declined" },
  geannuleerd: { status: "canceled" },
  "te-weinig": { status: "failed", failure: "AM04" },
};

function paymentJson(payment: BankPayment, url: string) {
  const { id, cents, status, refundedCents, chargedBackCents, failure, redirectUrl } = payment;
  const isPaid = status === "paid";
  return {
    resource: "payment",
    id,
    mode: "test",
    createdAt: payment.createdAt,
    status,
    amount: euros(cents),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    sequenceType: payment.sequenceType,
    redirectUrl,
    ...(payment.customerId !== null && { customerId: payment.customerId }),
    ...(payment.mandateId !== null && { mandateId: payment.mandateId }),
    ...(isPaid && { amountRefunded: euros(refundedCents), paidAt: payment.paidAt }),
    ...(chargedBackCents > 0 && { amountChargedBack: euros(chargedBackCents) }),
    isCancelable: status === "open" || status === "pending",
    details: {
      ...(isPaid && { consumerName: "T. Test", consumerAccount: "NL00BANK0000000048" }),
      ...(failure !== null && { bankReasonCode: failure }),
    },
    _links: { ...(status === "open" && { checkout: { href: `${url}/betalen/${id}`, type: "text/html" } }) },
  };
}

function listJson(payments: object[], next: string | null) {
  return { count: payments.length, _embedded: { payments }, _links: { next: next && { href: next } } };
}
