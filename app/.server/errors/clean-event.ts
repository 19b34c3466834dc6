import type { ErrorEvent, Event, NodeOptions } from "@sentry/node";
import { scrub, scrubPath } from "./scrub";

type TransactionEvent = Parameters<NonNullable<NodeOptions["beforeSendTransaction"]>>[0];

/*
 * Events are rebuilt from listed fields before they are sent, so that headers, cookies, bodies and queries which a
 * later version of the library collects are not included.
 */

/** An error event with its name, scrubbed message and stack frames only. */
export function cleanErrorEvent(event: ErrorEvent): ErrorEvent {
  const values = event.exception?.values?.map(({ type, value, mechanism, stacktrace }) => ({
    type,
    value: scrub(value ?? ""),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
    stacktrace: {
      frames: stacktrace?.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename,
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  }));
  return { ...base(event), type: undefined, level: event.level, tags: event.tags, exception: { values } };
}

/** The duration of a request and of its upstream calls. */
export function cleanTransactionEvent(event: TransactionEvent): TransactionEvent {
  return {
    ...base(event),
    type: "transaction",
    transaction: cleanName(event.transaction ?? ""),
    transaction_info: event.transaction_info,
    start_timestamp: event.start_timestamp,
    spans: event.spans?.map((span) => ({
      span_id: span.span_id,
      parent_span_id: span.parent_span_id,
      trace_id: span.trace_id,
      op: span.op,
      origin: span.origin,
      status: span.status,
      description: cleanName(span.description ?? ""),
      start_timestamp: span.start_timestamp,
      timestamp: span.timestamp,
      data: allowedData(span.data),
    })),
  };
}

function base({ event_id, timestamp, platform, release, environment, contexts }: Event) {
  const trace = contexts?.trace;
  return {
    event_id,
    timestamp,
    platform,
    release,
    environment,
    contexts: trace && {
      trace: {
        trace_id: trace.trace_id,
        span_id: trace.span_id,
        op: trace.op,
        origin: trace.origin,
        status: trace.status,
        data: allowedData(trace.data ?? {}),
      },
    },
  };
}

/** `GET https://host/path?query` without its query. */
function cleanName(name: string): string {
  const [, method = "", address = ""] = /^([A-Z]+ )?(.*)$/s.exec(name) ?? [];
  return method + scrubPath(address);
}

const allowedDataKeys = [
  "http.request.method",
  "http.response.status_code",
  "sentry.op",
  "sentry.origin",
  "sentry.source",
];

function allowedData(data: Record<string, unknown>) {
  const allowed: Record<string, string | number> = {};
  for (const key of allowedDataKeys) {
    const value = data[key];
    if (typeof value === "string" || typeof value === "number") allowed[key] = value;
  }
  return allowed;
}
