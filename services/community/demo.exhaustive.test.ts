import { resolve } from "node:path";
import { expect, test } from "vitest";
import { servicesOverTest } from "../../tests/setup/services";
import { seedDemoMembers } from "../accounts/demo";
import { isReserved } from "../accounts/usernames";
import { readDemo, readGroups } from "./content";
import { seedDemoCommunity } from "./demo";
import { prepareCommunity } from "./prepare";
import { syncGroups } from "./sync-groups";

const folder = resolve("content/community");

test("the demo fills an empty database once, as its files say", async () => {
  const { services, call } = await servicesOverTest();
  const content = readDemo(folder);
  await seedDemoMembers(services);
  await Promise.all([1, 2].map(() => prepareCommunity(services, { demo: true, folder })));
  const counts = async () =>
    Promise.all(
      (["members", "threads", "reactions", "blogs"] as const).map(async (table) => {
        const rows = await services.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<string>().as("count"))
          .execute();
        return Number(rows[0]?.count);
      }),
    );
  const threads = [...content.conversations, ...content.blogs.flatMap(({ entries }) => entries)];
  const reactions = threads.flatMap((thread) =>
    thread.reactions.flatMap(({ answers }) => 1 + answers.length),
  );
  expect(await counts()).toEqual([
    10 + content.members.length,
    threads.length,
    reactions.reduce((sum, count) => sum + count, 0),
    content.blogs.length,
  ]);
  const [longestThread] = content.conversations.toSorted(
    (one, other) => other.reactions.length - one.reactions.length,
  );
  const row = await services.db
    .selectFrom("threads")
    .select("id")
    .where("title", "=", longestThread?.title ?? "")
    .executeTakeFirstOrThrow();
  const { body } = await call("conversation", { id: row.id, page: 1 });
  const times = body.reactions.reactions.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());
  expect(body.reactions.count).toBe(
    longestThread?.reactions.reduce((sum, { answers }) => sum + 1 + answers.length, 0),
  );
});

test("nobody in the demo looks like staff, and nobody answers before they are asked", () => {
  const { members, conversations, blogs } = readDemo(folder);
  expect(members.filter(({ username }) => isReserved(username))).toEqual([]);
  const threads = [...conversations, ...blogs.flatMap(({ entries }) => entries)];
  const late = threads.flatMap(({ title, daysAgo, reactions }) =>
    reactions
      .filter(
        (reaction) =>
          reaction.daysAgo >= daysAgo ||
          reaction.answers.some((answer) => answer.daysAgo >= reaction.daysAgo),
      )
      .map((reaction) => `${title}: ${reaction.author}`),
  );
  expect(late).toEqual([]);
});

test("a member or topic that does not exist is an error with its name", async () => {
  const { services } = await servicesOverTest();
  await syncGroups(services.db, readGroups(folder));
  const content = readDemo(folder);
  const [first] = content.conversations;
  if (!first) throw new Error("The demo has no conversations");
  const wrong = { topic: "nergens-over", author: "Niemand" };
  for (const [field, value] of Object.entries(wrong))
    await expect(
      seedDemoCommunity({ ...content, conversations: [{ ...first, [field]: value }] }, services),
    ).rejects.toThrow(value);
});

test("a group that is no longer content is not listed, and comes back with its conversations", async () => {
  const { services, call } = await servicesOverTest();
  const groups = readGroups(folder);
  const [first, ...rest] = groups;
  const listed = async () => (await call("groups", undefined)).body.groups;
  await syncGroups(services.db, groups);
  const all = await listed();
  expect(all.map(({ slug }: { slug: string }) => slug)).toEqual(groups.map(({ slug }) => slug));
  await syncGroups(
    services.db,
    rest.map((group) => ({ ...group, title: `${group.title}!` })),
  );
  expect((await listed()).map(({ title }: { title: string }) => title)).toEqual(
    rest.map(({ title }) => `${title}!`),
  );
  expect((await call("group", { slug: first?.slug, page: 1 })).status).toBe(404);
  await syncGroups(services.db, groups);
  expect(await listed()).toEqual(all);
});
