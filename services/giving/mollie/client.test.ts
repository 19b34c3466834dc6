import { expect, onTestFinished, test } from "vitest";
import { startBank } from "../../../backend/bank/start";
import { listen } from "../../../tests/setup/http-server";
import { ProviderFailure } from "../provider";
import { createMollie } from "./client";
import {
  mollieCustomer,
  mollieError,
  mollieList,
  mollieMandate,
  molliePayment,
  mollieRefund,
} from "./shapes";

const links = {
  self: { href: "https://api.mollie.com/v2/payments/tr_7UhSN1zuXS", type: "application/hal+json" },
};
const payment = "00000000-0000-4000-8000-000000000001";
/** Shapes as published at docs.mollie.com and in the answers of mollie/mollie-api-php (src/Fake/Responses). */
const open = {
  resource: "payment",
  id: "tr_7UhSN1zuXS",
  mode: "test",
  createdAt: "2018-03-13T14:02:29+00:00",
  amount: { value: "20.00", currency: "EUR" },
  description: "My first API payment",
  method: "ideal",
  metadata: { payment },
  status: "open",
  isCancelable: false,
  expiresAt: "2018-03-13T14:17:29+00:00",
  details: null,
  profileId: "pfl_2A1gacu42V",
  sequenceType: "oneoff",
  redirectUrl: "https://example.org/redirect",
  _links: {
    ...links,
    checkout: { href: "https://www.mollie.com/checkout/select/7UhSN1zuXS", type: "text/html" },
  },
};
const paid = {
  ...open,
  status: "paid",
  sequenceType: "first",
  mandateId: "mdt_h3gAaD5zP",
  customerId: "cst_4qqhO89gsT",
  amountRefunded: { value: "5.95", currency: "EUR" },
  amountChargedBack: { value: "0.00", currency: "EUR" },
  paidAt: "2018-03-13T14:03:11+00:00",
  details: { consumerName: "John Doe", consumerAccount: "NL55INGB0000000048", consumerBic: "INGBNL2A" },
  _links: links,
};

test("an open payment is read, with the address where it is paid", () => {
  expect(molliePayment.parse(open)).toEqual({
    id: "tr_7UhSN1zuXS",
    payment,
    status: "open",
    cents: 2000,
    refundedCents: 0,
    chargedBackCents: 0,
    payUrl: "https://www.mollie.com/checkout/select/7UhSN1zuXS",
    mandateId: null,
    accountEnd: null,
    failure: null,
    createdAt: "2018-03-13T14:02:29+00:00",
    paidAt: null,
  });
});

test("of a paid one the mandate and two digits of the account are read, and no name", () => {
  const read = molliePayment.parse(paid);
  expect(read).toMatchObject({
    status: "paid",
    refundedCents: 595,
    mandateId: "mdt_h3gAaD5zP",
    accountEnd: "48",
    paidAt: "2018-03-13T14:03:11+00:00",
  });
  expect(JSON.stringify(read)).not.toMatch(/John|INGB/);
});

// help.mollie.com, 'What do the various reason codes to failed direct debits mean'; docs.mollie.com, 'Mollie Components'.
test.each([
  [{ bankReasonCode: "AM04", bankReason: "Insufficient funds" }, "AM04"],
  [{ cardNumber: "6787", failureReason: "insufficient_funds" }, "insufficient_funds"],
  [{ failureReason: "J. Jansen, Lindelaan 1" }, null],
])("why a payment failed is a code: %o", (details, failure) => {
  expect(molliePayment.parse({ ...open, status: "failed", details }).failure).toBe(failure);
});

test.each([
  ["an order of another system", { metadata: { order_id: "1234" } }, { payment: null }],
  ["metadata that is a text", { metadata: "1234" }, { payment: null }],
  ["a payment without metadata", { metadata: null }, { payment: null }],
  ["an authorised payment", { status: "authorized" }, { status: "pending" }],
])("%s is read", (_name, changes, expected) => {
  expect(molliePayment.parse({ ...open, ...changes })).toMatchObject(expected);
});

test.each([
  [{ amount: { value: "20", currency: "EUR" } }],
  [{ amount: { value: "20.00", currency: "USD" } }],
  [{ status: "new-status" }],
  [{ id: "ord_1" }],
  [{ paidAt: "gisteren" }],
  [{ _links: { checkout: { href: "no address" } } }],
])("%o is not as published", (changes) => {
  expect(molliePayment.safeParse({ ...open, ...changes }).success).toBe(false);
});

test("lists, customers, mandates, refunds and errors are read", () => {
  const next = {
    href: "https://api.mollie.com/v2/payments?from=tr_SDkzMggpvx&limit=5",
    type: "application/hal+json",
  };
  const list = {
    count: 1,
    _embedded: { payments: [open] },
    _links: { self: links.self, previous: null, next },
  };
  expect(mollieList.parse(list)).toMatchObject({
    payments: [{ id: "tr_7UhSN1zuXS" }],
    next: "tr_SDkzMggpvx",
  });
  expect(mollieList.parse({ ...list, _links: { next: null } }).next).toBeNull();
  const customer = { resource: "customer", id: "cst_8wmqcHMN4U", mode: "test", name: null, email: null };
  expect(mollieCustomer.parse(customer).id).toBe("cst_8wmqcHMN4U");
  const mandate = {
    resource: "mandate",
    id: "mdt_h3gAaD5zP",
    mode: "live",
    status: "valid",
    method: "directdebit",
  };
  expect(mollieMandate.parse(mandate).status).toBe("valid");
  const refund = { resource: "refund", id: "re_4qqhO89gsT", status: "pending", paymentId: "tr_7UhSN1zuXS" };
  expect(mollieRefund.parse(refund).id).toBe("re_4qqhO89gsT");
  const error = {
    status: 422,
    title: "Unprocessable Entity",
    detail: "Non-existent parameter",
    field: "recurringType",
  };
  expect(mollieError.parse(error)).toEqual({ status: 422, field: "recurringType" });
});

test.each([
  [404, {}, null],
  [410, {}, null],
])("%i says that there is no payment", async (status, headers, expected) => {
  const url = await listen((_request, response) => response.writeHead(status, headers).end("{}"));
  expect(await createMollie({ key: "test_1234567890", url }).findPayment("tr_1")).toBe(expected);
});

test.each([
  [200, { resource: "mandate", id: "mdt_1", status: "pending" }, true],
  [200, { resource: "mandate", id: "mdt_1", status: "invalid" }, false],
  [410, {}, false],
  [404, {}, null],
])("what %i with %j says about a mandate is read", async (status, body, expected) => {
  const url = await listen((_request, response) => response.writeHead(status).end(JSON.stringify(body)));
  const asked = createMollie({ key: "test_1234567890", url }).isMandateValid("cst_1", "mdt_1");
  if (expected === null) await expect(asked).rejects.toMatchObject({ kind: "refused", detail: "404" });
  else expect(await asked).toBe(expected);
});

test.each([
  [429, { "Retry-After": "9" }, { kind: "busy", retryAfterSeconds: 9 }, 1],
  [500, {}, { kind: "unavailable" }, 2],
  [401, {}, { kind: "unauthorized", detail: "401" }, 1],
  [302, { Location: "https://elders.nl/" }, { kind: "unavailable" }, 2],
  [200, {}, { kind: "unreadable" }, 1],
])(
  "an answer of %i is a failure of its kind, and is asked for again only where that helps",
  async (...expected) => {
    const [status, headers, failure, calls] = expected;
    let count = 0;
    const url = await listen((_request, response) => {
      count += 1;
      response.writeHead(status, headers).end("<p>Onderhoud</p>");
    });
    const error = await createMollie({ key: "test_1234567890", url })
      .findPayment("tr_1")
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderFailure);
    expect(error).toMatchObject(failure);
    expect(count).toBe(calls);
  },
);

test("without an answer in time a call fails", async () => {
  const url = await listen(() => {});
  const mollie = createMollie({ key: "test_1234567890", url, timeoutMs: 50 });
  await expect(mollie.findPayment("tr_1")).rejects.toMatchObject({ kind: "unavailable" });
});

test("a key makes a payment once, and its answers are as those of the published API", async () => {
  const server = await startBank();
  onTestFinished(() => server.stop());
  const mollie = createMollie({ key: "test_1234567890", url: server.url });
  const visited = { payment, cents: 2500, description: "Gift", webhookUrl: null, customerId: null } as const;
  const order = { ...visited, method: "ideal", redirectUrl: "https://www.voorbeeld.nl/terug" } as const;
  const make = () => mollie.createVisitedPayment(order, AbortSignal.timeout(60_000));
  const [one, other] = await Promise.all([make(), make()]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ cents: 2500, status: "open", payment });
  expect((await mollie.listPayments(null)).payments).toHaveLength(1);
});
