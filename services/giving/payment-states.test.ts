import { expect, test } from "vitest";
import { cameToNothing, hasArrived, mayBecome, nextLookAt, paymentMoves } from "./payment-states";
import { paymentStates } from "./schemas";

const start = new Date("2026-11-23T10:00:00Z");
const pairs = paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const));

test.each(pairs.filter(([from]) => hasArrived[from]))("what is %s does not become %s again", (from, to) => {
  if (!hasArrived[to]) expect(mayBecome(from, to)).toBe(false);
});

test.each(pairs.filter(([from, to]) => !hasArrived[from] && hasArrived[to]))(
  "money is never refused: what is %s may become %s",
  (from, to) => expect(mayBecome(from, to)).toBe(true),
);

test.each(pairs.filter(([from, to]) => cameToNothing[from] && !hasArrived[to]))(
  "what is %s is not %s again",
  (from, to) => expect(mayBecome(from, to)).toBe(false),
);

test("nothing becomes new, or itself", () => {
  for (const state of paymentStates) {
    expect(mayBecome(state, "new")).toBe(false);
    expect(mayBecome(state, state)).toBe(false);
  }
  expect(Object.keys(paymentMoves).sort()).toEqual([...paymentStates].sort());
});

test("in whatever order states are found, a payment ends where money is", () => {
  const orders = pairs.flatMap(([one, other]) => paymentStates.map((third) => [one, other, third]));
  for (const found of orders) {
    let state: (typeof paymentStates)[number] = "new";
    const steps = found.map((next) => {
      if (mayBecome(state, next)) state = next;
      return state;
    });
    const arrivals = steps.map((state) => hasArrived[state]);
    expect(arrivals).toEqual([...arrivals].sort((one, other) => Number(one) - Number(other)));
    if (found.some((state) => hasArrived[state])) expect(hasArrived[steps.at(-1) ?? "new"]).toBe(true);
  }
});

test.each(paymentStates)("a payment that is %s is looked at again, but not for ever", (state) => {
  const payment = { state, createdAt: start, paidAt: hasArrived[state] ? start : null };
  const next = nextLookAt(payment, start);
  expect(next && next > start).toBe(true);
  const isSettled = hasArrived[state] || cameToNothing[state];
  expect(nextLookAt(payment, new Date("2027-11-23T10:00:00Z")) === null).toBe(isSettled);
});
