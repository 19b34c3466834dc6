import { expect, test } from "vitest";
import { testServices } from "../../../tests/setup/database";
import { startTry } from "./limit-tries";

const limit = { name: "try", free: 3, forgetMs: 3_600_000 };

test("simultaneous tries within the limit never wait, in whatever order they looked at the clock", async () => {
  const { services } = await testServices();
  const start = services.now().getTime();
  const at = (ms: number) => ({ ...services, now: () => new Date(start + ms) });
  expect(await startTry([{ limit, by: ["someone"] }], at(20))).toBeNull();
  expect(await startTry([{ limit, by: ["someone"] }], at(0))).toBeNull();
  expect(await startTry([{ limit, by: ["someone"] }], at(10))).toBeNull();
  expect(await startTry([{ limit, by: ["someone"] }], at(15))).toBe(10);
  expect(await startTry([{ limit, by: ["someone else"] }], at(15))).toBeNull();
});
