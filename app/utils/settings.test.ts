import { expect, test } from "vitest";
import { z } from "zod";
import { flag, port } from "./setting-values";
import { listSettings, readSettings, settingsOf } from "./settings";

const setting = settingsOf("Shop");
const schema = z.object({
  port: setting("PORT", port.prefault("3000"), { description: "Port.", example: "8080" }),
  open: setting("OPEN", flag, { description: "1 opens." }),
  till: z.object({
    code: setting("TILL_CODE", z.string().regex(/^\d*$/, "is no code").prefault(""), {
      description: "Code.",
      example: "12",
      secret: true,
    }),
    closed: setting("TILL_CLOSED", flag, { description: "1 closes." }),
  }),
});

function messageFor(environment: Record<string, string>): string {
  try {
    readSettings(schema, environment);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test("settings are read by key into the structure of the schema", () => {
  expect(readSettings(schema, { PORT: "80", TILL_CODE: "7", TILL_CLOSED: "1" })).toEqual({
    port: 80,
    open: false,
    till: { code: "7", closed: true },
  });
});

test("a blank value is the default", () => {
  expect(readSettings(schema, { PORT: " ", OPEN: "" })).toMatchObject({ port: 3000, open: false });
});

test("every setting is listed with its default and example, also when two share a schema", () => {
  expect(listSettings(schema)).toMatchObject([
    { key: "PORT", group: "Shop", description: "Port.", default: "3000", example: "8080" },
    { key: "OPEN", description: "1 opens.", default: "0", example: "0" },
    { key: "TILL_CODE", default: "", example: "12" },
    { key: "TILL_CLOSED", description: "1 closes." },
  ]);
});

test("the error has a line for each invalid setting, including nested ones, and hides secrets", () => {
  expect(messageFor({ PORT: "x", TILL_CODE: "geheim", TILL_CLOSED: "misschien" }).split("\n")).toEqual([
    "The configuration is not valid:",
    "  PORT=x: is not a number. For example: PORT=8080",
    "  TILL_CODE=…: is no code. For example: TILL_CODE=12",
    "  TILL_CLOSED=misschien: is not 1 or 0. For example: TILL_CLOSED=0",
  ]);
});

test("an entry that is not declared as a setting throws", () => {
  expect(() => listSettings(z.object({ port: port.prefault("1") }))).toThrow("not declared with settingsOf");
});
