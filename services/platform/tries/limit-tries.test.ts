import { expect, test } from "vitest";
import { hourMs } from "../../../app/utils/durations";
import { testServices } from "../../../tests/setup/database";
import { startTry } from "./limit-tries";

const limit = { name: "try", free: 3, forgetMs: hourMs };

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
