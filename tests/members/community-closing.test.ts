import { expect, test } from "vitest";
import { createDeletionCheck } from "~/features/community/public.server";
import { eraseMember } from "../../services/leaving/erase-member";
import type { formBrowser } from "../setup/form-browser";
import { addressOf, forumSite, group, words } from "../setup/forum-site";
import { username } from "../setup/member-site";
import { markupOf, parseHtml } from "../setup/parse-html";

const blogPath = `/ervaringen-delen/blogs/${username}`;
const written = { title: "Zwaluwen", text: words, date: "2026-11-20" };

const waysToClose: Record<string, Parameters<ReturnType<typeof formBrowser>["submit"]>> = {
  "its own form": ["/mijn/blog", { title: "Zwaluwenkast", visibility: "members" }],
  "the settings": ["/mijn/instellingen", { part: "blog", blog: "members" }, {}, "wie je blog leest"],
};

test.each(Object.entries(waysToClose))(
  "a blog that is closed with %s is gone for visitors everywhere at once, and open to members",
  async (_, close) => {
    const { browser, visitor, other } = await forumSite();
    await browser.submit("/mijn/blog", { title: "Zwaluwenkast", visibility: "public" });
    const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
    const places = [
      ...[blogPath, entry, `${blogPath}/feed.atom`, "/ervaringen-delen", "/ervaringen-delen/blogs"],
      ...["/ervaringen-delen/zoeken?zoekterm=zwaluwen", "/zoeken?zoekterm=zwaluwen"],
      ...["/zoeken/suggesties?zoekterm=zwaluw", "/sitemap-ervaringen.xml?deel=1", "/sitemap.xml"],
    ];
    const isFound = async (path: string) =>
      /zwaluwen(?:"|<|kast)|blogs\//i.test((await visitor.get(path)).body);
    const before = await Promise.all(places.slice(0, 7).map(isFound));
    expect(before).toEqual(before.map(() => true));
    await browser.submit(...close);
    const statuses = await Promise.all(places.map(async (path) => (await visitor.get(path)).status));
    expect(statuses).toEqual([403, 403, 404, 200, 200, 200, 200, 200, 200, 200]);
    for (const path of places) {
      const { body } = await visitor.get(path);
      expect([path, body.includes("Wij fietsen"), body.includes("Zwaluwenkast")]).toEqual([
        path,
        false,
        false,
      ]);
    }
    const member = await other();
    for (const path of [blogPath, entry]) {
      const shown = await member.get(path);
      const page = parseHtml(shown.body);
      expect([path, shown.status, page.body.textContent?.includes("Zwaluwenkast")]).toEqual([
        path,
        200,
        true,
      ]);
      expect(shown.headers["cache-control"]).toContain("no-store");
      expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
      expect(page.querySelector("link[type='application/atom+xml']")).toBeNull();
      expect(markupOf(page).filter((item) => "headline" in item)).toEqual([]);
    }
  },
);

type Forum = Awaited<ReturnType<typeof forumSite>>;

/** By the command or the job of inactive accounts, in a process that keeps no pages. */
async function deletedElsewhere(actor: string, { app, db, services }: Forum): Promise<void> {
  const check = createDeletionCheck(app);
  await check();
  const member = await db
    .selectFrom("members")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => eraseMember(trx, member.id, actor, services.services));
  await check();
}

const waysToLeave: Record<string, (site: Forum) => Promise<unknown>> = {
  "with the link of a mail": async ({ browser, link }) =>
    browser.submit(`/account-verwijderen?code=${await link("delete-account")}`),
  "by the command": (site) => deletedElsewhere("command", site),
  "after two years without a visit": (site) => deletedElsewhere("inactivity", site),
};

test.each(Object.entries(waysToLeave))(
  "the name and the blog of a member who leaves %s are gone from shared pages at once",
  async (_, leave) => {
    const site = await forumSite();
    const { browser, visitor, start } = site;
    const address = await start();
    await browser.submit("/mijn/blog", { title: "Zwaluwenkast", visibility: "public" });
    const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
    const stateOf = async (path: string) => {
      const { status, body } = await visitor.get(path);
      return [status, body.includes(username)];
    };
    const paths = [address, group, entry, blogPath];
    expect(await Promise.all(paths.map(stateOf))).toEqual(paths.map(() => [200, true]));
    await leave(site);
    expect(await Promise.all(paths.map(async (path) => (await visitor.get(path)).status))).toEqual([
      ...[200, 200, 404, 404],
    ]);
    for (const path of paths.slice(0, 2)) expect(await stateOf(path)).toEqual([200, false]);
  },
);

test("caches on the way ask again each time for what members write, which may be closed at any moment", async () => {
  const { browser, visitor, start } = await forumSite();
  const conversation = await start();
  await browser.submit("/mijn/blog", { title: "Zwaluwenkast", visibility: "public" });
  const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
  const pages = ["/ervaringen-delen", "/ervaringen-delen/forum", group, conversation, blogPath, entry];
  const renamed = conversation.replace("onrust", "rust");
  const files = [`${blogPath}/feed.atom`, "/sitemap-ervaringen.xml", "/sitemap-ervaringen.xml?deel=1"];
  for (const path of [...pages, renamed, ...files])
    expect([path, (await visitor.get(path)).headers["cache-control"]]).toEqual([path, "no-cache"]);
  for (const path of pages)
    expect([path, (await visitor.get(path)).headers["x-cache"]]).toEqual([path, "hit"]);
});
