import { expect, test } from "vitest";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import { optionalText, returnFields, texts } from "~/utils/form-fields";
import { testApp } from "../../../tests/setup/app-context";
import { parseFields, parseFieldsWithDefaults, parseForm, parseFormWithDefaults } from "./parse-form";

const schema = z.object({ ...returnFields, soort: texts });

async function post(body: BodyInit) {
  const request = new Request("http://samen.localhost/cookies", { method: "POST", body });
  return { request, scope: await requestScope(request, { app: testApp().app }) };
}

test("a body that is no form is an empty form", async () => {
  const { request, scope } = await post("onzin");
  expect(await parseFormWithDefaults(schema, request, scope)).toEqual({ soort: [] });
  const rejected = await parseForm(z.object({ naam: z.string("FieldMandatory") }), request, scope);
  expect(rejected.reply().error).toEqual({ naam: ["FieldMandatory"] });
});

test("one ticked box is a list too, and a text that is sent twice is no text", async () => {
  const { request, scope } = await post(new URLSearchParams("soort=a&terug=/a&terug=/b&anker="));
  expect(await parseFormWithDefaults(schema, request, scope)).toEqual({ soort: ["a"] });
});

test.each(["__intent__", "__state__", "__proto__", "constructor", "a[x]", "a..b", "soort[4294967294]"])(
  "a field with the name %s is ignored",
  (name) => {
    const fields = new URLSearchParams([
      [name, "{"],
      ["terug", "/zorgen"],
    ]);
    expect(parseFieldsWithDefaults(schema, fields)).toEqual({ terug: "/zorgen", soort: [] });
  },
);

test.each(["[0]", ".a"])("a name with a hundred thousand levels '%s' is ignored", (level) => {
  const fields = new URLSearchParams({ [`soort${level.repeat(100_000)}`]: "a", terug: "/zorgen" });
  const rejected = parseFields(z.object({ naam: z.string("FieldMandatory") }), fields).reply();
  expect(rejected).toMatchObject({ initialValue: { terug: "/zorgen" }, error: { naam: ["FieldMandatory"] } });
});

test("of a name that is sent very often only the first ones are read", () => {
  const fields = new URLSearchParams(Array.from({ length: 100_000 }, () => ["soort", "a"]));
  expect(parseFieldsWithDefaults(schema, fields).soort).toHaveLength(500);
});

test("a schema with a field that can be wrong is a defect", () => {
  expect(() =>
    parseFieldsWithDefaults(z.object({ naam: z.string(), anker: optionalText }), new FormData()),
  ).toThrow("naam");
});
