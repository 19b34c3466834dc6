import { expect, test } from "vitest";
import { errorFacts, toError } from "./error-facts";

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("the facts are name, stack and message, without input", () => {
  const facts = errorFacts(thrownBy(() => JSON.parse("geheim")));
  expect(facts).toMatchObject({ name: "SyntaxError", message: "Unexpected token … is not valid JSON" });
  expect(facts.frames[0]).toBe("at JSON.parse (<anonymous>)");
  expect(facts.frames[1]).toMatch(/^at .*error-facts\.test\.ts:\d+:\d+\)?$/);
});

test("lines of a message that imitate a stack are not frames", () => {
  const facts = errorFacts(new Error("Mislukt\n    at geheim (/etc/geheim:1:1)"), ["geheim"]);
  expect(facts.frames.length).toBeGreaterThan(0);
  expect(JSON.stringify(facts)).not.toContain("geheim");
});

test("the stack is dropped if the message was changed later", () => {
  const error = new Error("Mislukt\n    at geheim (/etc/geheim:1:1)");
  expect(error.stack).toContain("geheim");
  error.message = "anders";
  expect(errorFacts(error)).toEqual({ name: "Error", message: "anders", frames: [] });
});

test("a connection error has its code and cause", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:4350"), { code: "ECONNREFUSED" });
  const facts = errorFacts(new TypeError("fetch failed", { cause }));
  expect(facts).toMatchObject({
    name: "TypeError",
    message: "fetch failed",
    cause: { code: "ECONNREFUSED" },
  });
});

test("a chain of causes is limited", () => {
  const error = new Error("rond");
  error.cause = error;
  expect(JSON.stringify(errorFacts(error)).match(/"rond"/g)).toHaveLength(4);
});

test.each([
  ["geheim", "thrown string"],
  [{ geheim: "geheim" }, "thrown object"],
  [undefined, "thrown undefined"],
  [Object.assign(new Error("mis"), { name: "geheim geheim" }), "Error"],
  [Object.assign(new Error("mis"), { code: "geheim" }), "Error"],
])("of %j only the name '%s' remains", (thrown, name) => {
  const facts = errorFacts(thrown);
  expect(facts.name).toBe(name);
  expect(JSON.stringify(facts)).not.toContain("geheim");
});

test("a long stack is limited to 20 frames", () => {
  const deep = (left: number): unknown => (left ? deep(left - 1) : JSON.parse("x"));
  Error.stackTraceLimit = 50;
  expect(errorFacts(thrownBy(() => deep(40))).frames).toHaveLength(20);
  Error.stackTraceLimit = 10;
});

test("the error for the reporting service contains the facts only", () => {
  const cause = Object.assign(new Error("connect to 'geheim'"), { code: "ECONNREFUSED" });
  const sent = toError(errorFacts(new TypeError("fetch of 'geheim' failed", { cause })));
  expect(String(sent)).toBe("TypeError: fetch of … failed");
  expect(String(sent.cause)).toBe("Error: ECONNREFUSED connect to …");
  expect(sent.stack?.split("\n")[1]).toMatch(/^ {4}at .*error-facts\.test\.ts/);
});
