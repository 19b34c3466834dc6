import { expect, test } from "vitest";
import { createMember } from "../../../tests/setup/create-member";
import { testServices } from "../../../tests/setup/database";
import { listUsernames, pseudonymOf } from "./pseudonyms";
import { recordAct } from "./record-act";

/** Two members, and the log of what one did to the other. */
async function logged() {
  const { services } = await testServices();
  const { db, now } = services;
  const [actor, subject] = [
    await createMember(services, { username: "Berkenlaan" }),
    await createMember(services, { username: "Wilgentak" }),
  ];
  await recordAct(db, { actor, action: "block", subject }, now());
  await recordAct(db, { actor: "command", action: "unblock", subject }, now());
  const acts = await db.selectFrom("audit_log").select(["actor", "subject"]).orderBy("id").execute();
  return { db, actor, subject, acts };
}

test("members stand in the log under pseudonyms, by which their names are found", async () => {
  const { db, actor, subject, acts } = await logged();
  const [theirs, others] = [await pseudonymOf(db, actor), await pseudonymOf(db, subject)];
  expect(acts).toEqual([
    { actor: theirs, subject: others },
    { actor: "command", subject: others },
  ]);
  const names = await listUsernames(
    db,
    acts.flatMap(({ actor, subject }) => [actor, subject ?? ""]),
  );
  expect([...names.values()].sort()).toEqual(["Berkenlaan", "Wilgentak"]);
  expect(names.get(others ?? "")).toBe("Wilgentak");
});

test("a pseudonym leads to nobody once its member is deleted", async () => {
  const { db, subject, acts } = await logged();
  await db.deleteFrom("members").where("id", "=", subject).execute();
  expect(await pseudonymOf(db, subject)).toBeNull();
  expect([...(await listUsernames(db, [acts[0]?.subject ?? ""]))]).toEqual([]);
});
