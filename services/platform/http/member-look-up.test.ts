import { expect, test } from "vitest";
import { createMemberLookUp } from "./member-look-up";

test("the reads of a page share one look-up of a session, and nothing else does", async () => {
  const asked: string[] = [];
  const lookUp = createMemberLookUp(async (session) => {
    asked.push(session);
    if (session === "broken") throw new Error("no database");
    return null;
  });
  const page = { method: "GET", requestId: "page-1" };
  const countOf = async (session: string, ...calls: { method: string; requestId: string | null }[]) => {
    asked.length = 0;
    for (const call of calls) await lookUp(session, call).catch(() => null);
    return asked.length;
  };
  expect(await countOf("a", page, page, page)).toBe(1);
  expect(await countOf("a", page)).toBe(0);
  expect(await countOf("b", page, { ...page, requestId: "page-2" })).toBe(2);
  expect(await countOf("a", { ...page, requestId: null }, { ...page, requestId: null })).toBe(2);
  expect(await countOf("a", { ...page, method: "POST" }, page)).toBe(2);
  expect(await countOf("broken", page, page)).toBe(2);
});
