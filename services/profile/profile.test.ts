import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { servicesOverTest } from "../../tests/setup/services";
import { type ProfileItem, profileItems } from "./contract";

const told = {
  gender: "woman",
  birthYear: 1958,
  biography: "Ik woon bij de molen.",
  province: "Gelderland",
  health: { relationship: "partner", forms: ["alzheimer", "vascular"], phase: "middle", consentVersion: "1" },
  visible: true,
  shared: [],
};

/** What others see of each item when it is shared. A photo is not text and has its own operation. */
const seen: Record<Exclude<ProfileItem, "photo">, unknown> = {
  biography: told.biography,
  relationship: "partner",
  forms: ["alzheimer", "vascular"],
  phase: "middle",
  province: "Gelderland",
  birthYear: 1958,
  gender: "woman",
};
const unseen = {
  biography: null,
  relationship: null,
  forms: [],
  phase: null,
  province: null,
  birthYear: null,
  gender: null,
};

/** A member 'Jan' with a profile, and another member who looks at it. */
async function janAndAnother(changes: object = {}) {
  const site = await servicesOverTest();
  const jan = await site.logIn();
  const another = await site.sessionOf("Rietvink");
  const save = (more: object) => site.call("saveProfile", { ...told, ...more }, { session: jan });
  expect(await save(changes)).toEqual({ status: 200, body: {} });
  const look = async (session = another) =>
    (await site.call("memberProfile", { username: "jan" }, { session })).body;
  return { ...site, jan, another, save, look };
}

test("a profile is stored as it was saved", async () => {
  const { call, jan, save } = await janAndAnother();
  const shared = ["province", "photo"];
  await save({ shared, biography: "  Met spaties.\n", gender: null });
  expect(await call("ownProfile", undefined, { session: jan })).toEqual({
    status: 200,
    body: { ...told, shared, biography: "Met spaties.", gender: null },
  });
});

test("a profile that was never saved is empty", async () => {
  const { call, logIn } = await servicesOverTest();
  expect((await call("ownProfile", undefined, { session: await logIn() })).body).toEqual({
    gender: null,
    birthYear: null,
    biography: null,
    province: null,
    health: null,
    visible: true,
    shared: [],
  });
});

test.each(Object.entries(seen))("others see %s only while it is shared", async (item, value) => {
  const { look, save } = await janAndAnother({ shared: [item] });
  expect(await look()).toMatchObject({ ...unseen, [item]: value });
  await save({ shared: profileItems.filter((other) => other !== item) });
  expect(await look()).toMatchObject({ ...seen, [item]: item === "forms" ? [] : null });
  await save({ shared: [item], visible: false });
  expect(await look()).toMatchObject(unseen);
});

/** What each viewer gets of an item: `null` is a 401. Nobody sees more than others; staff do neither. */
const viewers: Record<string, { whenShared: boolean | null; whenNot: boolean | null }> = {
  visitor: { whenShared: null, whenNot: null },
  "blocked member": { whenShared: null, whenNot: null },
  member: { whenShared: true, whenNot: false },
  owner: { whenShared: true, whenNot: false },
  moderator: { whenShared: true, whenNot: false },
  admin: { whenShared: true, whenNot: false },
};

test.each(Object.entries(viewers))("a %s sees each item as the table says", async (viewer, expected) => {
  const { call, jan, another, save, sessionOf, services } = await janAndAnother();
  const blocked = await sessionOf("Blokkade");
  await services.db
    .updateTable("members")
    .set({ state: "blocked" })
    .where("username", "=", "Blokkade")
    .execute();
  const sessions: Record<string, string | undefined> = {
    visitor: undefined,
    member: another,
    owner: jan,
    "blocked member": blocked,
    moderator: await sessionOf("Toezicht", "moderator"),
    admin: await sessionOf("Torenklok", "admin"),
  };
  const session = sessions[viewer];
  const isSeen = async (item: keyof typeof seen) => {
    const { status, body } = await call("memberProfile", { username: "Jan" }, session ? { session } : {});
    if (status === 401) return null;
    return JSON.stringify(body[item]) === JSON.stringify(seen[item]);
  };
  for (const item of Object.keys(seen) as (keyof typeof seen)[]) {
    await save({ shared: [item] });
    expect([item, await isSeen(item)]).toEqual([item, expected.whenShared]);
    await save({ shared: profileItems.filter((other) => other !== item) });
    expect([item, await isSeen(item)]).toEqual([item, expected.whenNot]);
  }
});

test("the owner sees what others see, and everybody's name stands as it was registered", async () => {
  const { look, jan } = await janAndAnother({ shared: ["province"] });
  expect(await look(jan)).toMatchObject({ ...unseen, username: "Jan", province: "Gelderland" });
});

test("of a blocked member only the name is seen, of one who never verified nothing", async () => {
  const { look, services, call, another } = await janAndAnother({ shared: [...profileItems] });
  await services.db.updateTable("members").set({ state: "blocked" }).where("username", "=", "Jan").execute();
  expect(await look()).toMatchObject({ ...unseen, username: "Jan" });
  await services.db
    .updateTable("members")
    .set({ state: "unverified" })
    .where("username", "=", "Jan")
    .execute();
  for (const username of ["Jan", "Niemand", "../account/profile", "%"])
    expect(await call("memberProfile", { username }, { session: another })).toEqual({
      status: 404,
      body: {},
    });
});

test("others learn that there is a photo only while it is shared", async () => {
  const { services, save, look } = await janAndAnother({ shared: ["photo"] });
  const hasPhoto = async () => (await look()).hasPhoto;
  expect(await hasPhoto()).toBe(false);
  const { id } = await services.db
    .selectFrom("members")
    .select("id")
    .where("username", "=", "Jan")
    .executeTakeFirstOrThrow();
  await services.db
    .insertInto("photos")
    .values({ member_id: id, upload_id: null, uploaded_at: services.now() })
    .execute();
  await services.db.updateTable("photos").set({ shown_id: randomUUID() }).execute();
  expect(await hasPhoto()).toBe(true);
  await save({ shared: [] });
  expect(await hasPhoto()).toBe(false);
});

test("an address is never part of what others see", async () => {
  const { look } = await janAndAnother({ shared: [...profileItems] });
  expect(JSON.stringify(await look())).not.toContain("@");
});

test("health data is erased when consent is withdrawn, and keeps the time of its consent when it changes", async () => {
  const { save, services, pass } = await janAndAnother();
  const rows = () => services.db.selectFrom("health_profiles").selectAll().execute();
  const [first] = await rows();
  pass(1000);
  await save({ health: { ...told.health, phase: "late" } });
  expect(await rows()).toMatchObject([{ phase: "late", consented_at: first?.consented_at }]);
  await save({ health: { ...told.health, consentVersion: "2" } });
  expect(await rows()).toMatchObject([{ consent_version: "2", consented_at: services.now() }]);
  await save({ health: null });
  expect(await rows()).toEqual([]);
});

test("a birth year of somebody under 16, or of the future, is refused and nothing is stored", async () => {
  const { save, services, call, jan } = await janAndAnother();
  const year = services.now().getUTCFullYear();
  for (const birthYear of [year - 15, year, year + 5])
    expect(await save({ birthYear })).toEqual({ status: 409, body: { errors: { birthYear: "TooYoung" } } });
  expect((await call("ownProfile", undefined, { session: jan })).body).toMatchObject({ birthYear: 1958 });
  expect(await save({ birthYear: year - 16 })).toMatchObject({ status: 200 });
});
