import { expect, test } from "vitest";
import { servicesOverTest } from "../../tests/setup/services";
import { defaultPreferences } from "./preferences";

const changes = [
  { blogVisibility: "public" },
  { mails: { messages: "none", reactions: "soon", follows: "daily" } },
  { approach: { purposes: ["research", "story"], version: "2026-11" } },
  { reading: { textSize: "groot", lineSpacing: "ruim", calm: true } },
];

test("mails come once a day and blogs are for members until the member chooses otherwise", async () => {
  const { call, logIn } = await servicesOverTest();
  expect(await call("preferences", undefined, { session: await logIn() })).toEqual({
    status: 200,
    body: defaultPreferences,
  });
  expect(defaultPreferences).toMatchObject({
    blogVisibility: "members",
    mails: { messages: "daily", reactions: "daily", follows: "daily" },
    approach: { purposes: [] },
  });
});

test("each preference is changed without the others, in whatever order", async () => {
  for (const order of [changes, changes.toReversed()]) {
    const { call, logIn } = await servicesOverTest();
    const session = await logIn();
    const expected: Record<string, unknown> = { ...defaultPreferences };
    for (const change of [...order, {}]) {
      expect(await call("changePreferences", change, { session })).toEqual({ status: 200, body: {} });
      Object.assign(expected, change);
      expect((await call("preferences", undefined, { session })).body).toEqual(expected);
    }
  }
});

test("reading preferences can be forgotten again, and a permission that was withdrawn is gone", async () => {
  const { call, logIn, services } = await servicesOverTest();
  const session = await logIn();
  for (const change of changes) await call("changePreferences", change, { session });
  await call("changePreferences", { reading: null, approach: { purposes: [], version: null } }, { session });
  expect((await call("preferences", undefined, { session })).body).toMatchObject({
    reading: null,
    approach: { purposes: [], version: null },
  });
  const rows = await services.db.selectFrom("member_preferences").select("approach_at").execute();
  expect(rows).toEqual([{ approach_at: services.now() }]);
});
