import { expect, test } from "vitest";
import { BusyError, createTurns } from "./turns";

/** Work that ends when the test says so; `started` has the names in the order in which they started. */
function slowWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { started, work, endOne };
}

test("what waits starts by rank, then by arrival, and never more than allowed at once", async () => {
  const { started, work, endOne } = slowWork();
  const turns = createTurns({ atOnce: 2, waiting: 10 });
  const all = ["a5", "b9", "c2", "d7", "e2"].map((name) => turns.take(Number(name[1]), work(name)));
  expect(started).toEqual(["a5", "b9"]);
  for (let count = 0; count < 5; count += 1) await endOne();
  expect(started).toEqual(["a5", "b9", "c2", "e2", "d7"]);
  expect(await Promise.all(all)).toEqual(["a5", "b9", "c2", "d7", "e2"]);
  const again = turns.take(0, work("f0"));
  expect(started.at(-1)).toBe("f0");
  await endOne();
  expect(await again).toBe("f0");
});

test("beyond the limit the highest rank is refused, the newest first, and its work never starts", async () => {
  const { started, work, endOne } = slowWork();
  const turns = createTurns({ atOnce: 1, waiting: 2 });
  const [running, one, two] = [turns.take(9, work("a")), turns.take(3, work("b")), turns.take(3, work("c"))];
  await expect(turns.take(3, work("d"))).rejects.toThrow(BusyError);
  const refused = expect(two).rejects.toThrow(BusyError);
  const first = turns.take(1, work("e"));
  await refused;
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(await Promise.all([running, first, one])).toEqual(["a", "e", "b"]);
  expect(started).toEqual(["a", "e", "b"]);
});

test("work that fails leaves its place to the next", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const failing = turns.take(0, () => Promise.reject(new Error("failed")));
  const next = turns.take(0, async () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
});
