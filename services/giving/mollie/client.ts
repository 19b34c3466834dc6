import type { z } from "zod";
import { parseJson } from "../../../app/utils/parse-json";
import { amountOf } from "../cents";
import { type NewVisitedPayment, type PaymentProvider, ProviderFailure } from "../provider";
import {
  mollieCustomer,
  mollieError,
  mollieList,
  mollieMandate,
  molliePayment,
  mollieRefund,
} from "./shapes";

interface MollieOptions {
  /** Starts with `live_` or `test_`. */
  key: string;
  /** Without a path. */
  url: string;
  timeoutMs?: number;
}

interface MollieCall {
  method: "GET" | "POST" | "DELETE";
  /** Below /v2. */
  path: string;
  body?: object;
  /** With it the provider does what is asked once, however often it is asked. */
  idempotencyKey?: string;
  /** Ends the call before its own time limit. */
  signal?: AbortSignal;
}

/** An evening on television must not open a socket for each giver. */
const mostCalls = 50;
const maxBytes = 1024 * 1024;

interface Received {
  status: number;
  headers: Headers;
  /** Undefined where it is no JSON. */
  value: unknown;
}

/** A client of Mollie's API v2. A call is repeated once where that can do no harm. */
export function createMollie({ key, url, timeoutMs = 5_000 }: MollieOptions): PaymentProvider {
  let calls = 0;

  async function send({ method, path, body, idempotencyKey, signal }: MollieCall): Promise<Received> {
    if (calls >= mostCalls) throw new ProviderFailure("busy", "too many calls", 3);
    calls += 1;
    try {
      const response = await fetch(`${url}/v2/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          Accept: "application/hal+json",
          ...(body && { "Content-Type": "application/json" }),
          ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      });
      const { status, headers } = response;
      return { status, headers, value: jsonOf(await readAll(response)) };
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure("unavailable", error instanceof Error ? error.name : "no answer");
    } finally {
      calls -= 1;
    }
  }

  async function call<Schema extends z.ZodType>(
    request: MollieCall,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const received = await send(request);
    if (received.status < 200 || received.status > 299) throw failureOf(received);
    const answer = schema.safeParse(received.value);
    if (!answer.success) throw new ProviderFailure("unreadable", fieldsOf(answer.error));
    return answer.data;
  }

  /** Calls once more where the provider gave no answer. Without a key only for calls that change nothing. */
  async function tryTwice<Schema extends z.ZodType>(request: MollieCall, schema: Schema) {
    try {
      return await call(request, schema);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind !== "unavailable") throw error;
      return call(request, schema);
    }
  }

  /** Null where there is nothing at the path, or not any more. @param missing the statuses that say so */
  async function find<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    missing = /^4(04|10)\b/,
  ): Promise<z.output<Schema> | null> {
    try {
      return await tryTwice({ method: "GET", path }, schema);
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === "refused" && missing.test(error.detail))
        return null;
      throw error;
    }
  }

  const paymentBody = (payment: { payment: string; cents: number; description: string }) => ({
    amount: { currency: "EUR", value: amountOf(payment.cents) },
    description: payment.description,
    metadata: { payment: payment.payment },
  });
  const webhookOf = ({ webhookUrl }: { webhookUrl: string | null }) => webhookUrl && { webhookUrl };

  return {
    async createCustomer(key, signal) {
      const body = { metadata: { gift: key } };
      const request = { method: "POST", path: "customers", body, idempotencyKey: key, signal } as const;
      return (await tryTwice(request, mollieCustomer)).id;
    },
    createVisitedPayment: (payment: NewVisitedPayment, signal) =>
      tryTwice(
        {
          method: "POST",
          path: "payments",
          idempotencyKey: payment.payment,
          signal,
          body: {
            ...paymentBody(payment),
            ...webhookOf(payment),
            redirectUrl: payment.redirectUrl,
            method: payment.method,
            locale: "nl_NL",
            ...(payment.customerId === null
              ? { sequenceType: "oneoff" }
              : { sequenceType: "first", customerId: payment.customerId }),
          },
        },
        molliePayment,
      ),
    createDebit: ({ customerId, mandateId, ...payment }) =>
      tryTwice(
        {
          method: "POST",
          path: "payments",
          idempotencyKey: payment.payment,
          body: {
            ...paymentBody(payment),
            ...webhookOf(payment),
            sequenceType: "recurring",
            customerId,
            mandateId,
          },
        },
        molliePayment,
      ),
    findPayment: (id) => find(`payments/${encodeURIComponent(id)}`, molliePayment),
    async isMandateValid(customerId, mandateId) {
      const path = `customers/${encodeURIComponent(customerId)}/mandates/${encodeURIComponent(mandateId)}`;
      // Every mandate is unknown (404) to a key of another account; one that was revoked is gone.
      const mandate = await find(path, mollieMandate, /^410\b/);
      return mandate !== null && mandate.status !== "invalid";
    },
    async listPaymentsOf(customerId) {
      const path = `customers/${encodeURIComponent(customerId)}/payments?limit=50`;
      return (await tryTwice({ method: "GET", path }, mollieList)).payments;
    },
    async cancelPayment(id) {
      const path = `payments/${encodeURIComponent(id)}`;
      try {
        await tryTwice({ method: "DELETE", path }, molliePayment);
      } catch (error) {
        if (!(error instanceof ProviderFailure) || error.kind !== "refused") throw error;
      }
    },
    async refund(id, cents, key, description) {
      const body = {
        amount: { currency: "EUR", value: amountOf(cents) },
        description,
        metadata: { refund: key },
      };
      const path = `payments/${encodeURIComponent(id)}/refunds`;
      await tryTwice({ method: "POST", path, body, idempotencyKey: key }, mollieRefund);
    },
    listPayments: (from) =>
      tryTwice(
        {
          method: "GET",
          path: `payments?limit=250${from === null ? "" : `&from=${encodeURIComponent(from)}`}`,
        },
        mollieList,
      ),
  };
}

/** The body of a response within a limit; the time limit of the call holds for it, too. */
async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new ProviderFailure("unreadable", "too large");
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function failureOf({ status, headers, value }: Received): ProviderFailure {
  if (status === 429) {
    const seconds = Number(headers.get("Retry-After"));
    return new ProviderFailure("busy", "429", seconds > 0 && seconds < 600 ? Math.ceil(seconds) : 5);
  }
  // 409: another call with the same key is not done.
  if (status >= 500 || status === 408 || status === 409)
    return new ProviderFailure("unavailable", String(status));
  if (status === 401 || status === 403) return new ProviderFailure("unauthorized", String(status));
  const { field } = mollieError.safeParse(value).data ?? {};
  return new ProviderFailure("refused", field ? `${status} ${field}` : String(status));
}

/** The fields of an answer that are not as published, without their values. */
function fieldsOf(error: z.ZodError): string {
  return error.issues.map(({ path }) => path.join(".")).join(", ");
}
