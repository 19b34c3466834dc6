import { expect, test } from "vitest";
import { testApp } from "../../../tests/setup/app-context";
import { storeOnce } from "./store-once.server";

test("the key of words that were sent before is used again for an hour, in the same place only", async () => {
  let moment = Date.parse("2026-11-21T08:00:00Z");
  const { app } = testApp({ now: () => new Date(moment) });
  const keyOf = async (sending: string, text = "Ik ook.") => {
    const store = async (key: string) => ({ status: 201, body: { key } });
    const { body } = await storeOnce({ form: "reaction", content: ["lid", "7", text], sending }, store, app);
    return body.key;
  };
  const first = await keyOf("een");
  expect(await keyOf("twee")).toBe(first);
  expect(await keyOf("twee", "Wij ook.")).not.toBe(first);
  moment += 3_599_000;
  expect(await keyOf("drie")).toBe(first);
  moment += 1000;
  expect(await keyOf("vier")).not.toBe(first);
});
