import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { simpleParser } from "mailparser";
import { expect, test } from "vitest";
import { dayMs } from "~/utils/durations";
import { mailSettings } from "~/utils/mail-settings";
import { readSettings } from "~/utils/settings";
import { getMember, memberActs } from "../../services/accounts/manage";
import { inactiveTask } from "../../services/leaving/inactive";
import { recordAct } from "../../services/platform/audit/record-act";
import { prepareWork, startWork } from "../../services/work";
import { eventually } from "../setup/eventually";
import { filledDatabase } from "../setup/filled-database";
import { countReferences, findInFiles, findInTables, isIn } from "../setup/find-traces";
import { formBrowser } from "../setup/form-browser";
import { parseHtml, parseMain } from "../setup/parse-html";
import { servicesOverTest } from "../setup/services";
import { temporaryFolder } from "../setup/temporary-folder";
import { wholeSite } from "../setup/whole-site";
import { visitedPages } from "./visited-pages";

/** The member that the rows of `filledTables` belong to, who has one of everything. */
const id = "00000000-0000-4000-8000-000000000001";
const username = "Wilgentak";
const email = `Zoë.o'Neill+"test"@voorbeeld.nl`;
/** Who the member is: of the address a part that no encoding changes. */
const identity = [id, id.replaceAll("-", ""), username, "neill"];
/** A sign in every text that the member wrote. */
const words = ["🌷"];
const traces = [...identity, ...words];
/** Posts remain, without their author. */
const tracesOn = (page: string) => (page.startsWith("/ervaringen-delen/") ? identity : traces);
const password = "Paarse fiets 1954 regen";

/** The files of the photo and the export of `filledTables`. */
const files = {
  photos: ["600", "160"].map((size) => `00000000-0000-4000-8000-000000000004-${size}.webp`),
  exports: ["00000000-0000-4000-8000-000000000005.html"],
};

/** Columns where a deleted member is still found, with the reason: posts that remain are named under `words` only. */
const remains: Record<"identity" | "words", Readonly<Record<string, string>>> = {
  identity: {},
  words: {
    "public.reactions.document": "reactions stay, without their author",
    "public.reactions.quoted_words": "quotes stay, without the name",
    "public.threads.document": "conversations stay, without their author",
  },
};

/** Until the last mail is sent it has the address that it goes to. */
const beforeLastMail = { "public.mails.address": "the mail that says that the account is deleted" };

/** The site, its services and a worker, with a member who has one of everything. */
async function siteWithEverything() {
  const dataDir = temporaryFolder();
  const services = await servicesOverTest({ database: await filledDatabase() });
  const site = await wholeSite({
    services: services.handler,
    now: services.services.now,
    environment: { DATA_DIR: dataDir },
  });
  const open = () => formBrowser(site.sendRequest);
  const { db, now, passwords } = services.services;
  await db
    .updateTable("members")
    .set({ password_hash: await passwords.hash(password), role: "member", verified_at: now() })
    .where("id", "=", id)
    .execute();
  for (const [container, names] of Object.entries(files))
    for (const name of names)
      await services.services.blobs.put({ container, name }, Buffer.from(username), "text/plain");

  /** Runs all jobs that wait. */
  async function work(): Promise<void> {
    const settings = { mail: readSettings(mailSettings, {}), helpline: "0800 000 00 00", dataDir };
    const worker = startWork({ ...services, async close() {} }, prepareWork(settings));
    await eventually(async () =>
      expect((await sql`select from graphile_worker.jobs`.execute(db)).rows).toEqual([]),
    );
    await worker.stop();
  }

  /** The text of the newest mail of a kind. */
  async function mailOf(template: string): Promise<string> {
    const folder = join(dataDir, "post");
    const name = readdirSync(folder)
      .sort()
      .findLast((file) => file.includes(`_${template}_`));
    return (await simpleParser(readFileSync(join(folder, name ?? "")))).text ?? "";
  }

  /** Logs in as the member. */
  async function logIn() {
    const browser = open();
    const response = await browser.submit("/inloggen", { email, password, remember: "on" });
    expect(response.headers.location).toBe("/mijn");
    return browser;
  }

  /** Asks for the link that deletes the account, and returns its path. */
  async function requestLink(browser: ReturnType<typeof open>): Promise<string> {
    const response = await browser.submit("/mijn/account-verwijderen", { password });
    expect(response.headers.location).toBe("/mijn/account-verwijderen?verstuurd=1");
    await work();
    const link = /https?:\/\/[^/]+(\/account-verwijderen\?code=[\w-]{43})/.exec(
      await mailOf("delete-account"),
    );
    return link?.[1] ?? "";
  }

  return { ...site, services, dataDir, open, work, mailOf, logIn, requestLink };
}

type Site = Awaited<ReturnType<typeof siteWithEverything>>;

/** Uses the account in every way that leaves something, and lets others see pages that may be cached. */
async function useAccount({ logIn, open, services, work }: Site) {
  const browser = await logIn();
  await open().submit("/inloggen", { email, password: "Niet het wachtwoord 1" });
  await browser.submit("/mijn/wachtwoord", { current: "Niet het wachtwoord 1", password: "a", repeat: "b" });
  await browser.submit("/mijn/e-mailadres", { email: "neill@elders.voorbeeld.nl", password });
  await open().submit("/wachtwoord/vergeten", { email });
  for (const page of visitedPages) await browser.get(page);
  expect((await browser.get(`/leden/${username}`)).status).toBe(200);
  await services.call("memberProfile", { username }, { session: browser.cookies.get("sessie") ?? "" });
  const act = { actor: id, action: "block", subject: id } as const;
  await recordAct(services.services.db, act, services.services.now());
  await work();
  // A mail that waits when the account is deleted.
  await open().submit("/wachtwoord/vergeten", { email });
  return browser;
}

/** The ways in which an account is deleted. */
const ways: Record<string, (site: Site, browser: Awaited<ReturnType<Site["logIn"]>>) => Promise<void>> = {
  async "by the link of its mail"({ requestLink }, browser) {
    const response = await browser.submit(await requestLink(browser));
    expect(response.headers.location).toBe("/account-verwijderd");
  },
  async "by staff"({ services: { services } }) {
    const member = await getMember(services, username);
    await services.db.transaction().execute((trx) => memberActs.delete(trx, member, "command", services));
  },
  async "after two years without a visit"({ services: { services, pass }, work }) {
    for (const ms of [732 * dayMs, 32 * dayMs]) {
      pass(ms);
      await inactiveTask.run({}, services, { isLast: false });
      // The mail that asks whether the member stays; the last one waits.
      if (ms > 100 * dayMs) await work();
    }
  },
};

test("every column that references members has a row of the member who has one of everything", async () => {
  const counts = await countReferences(await filledDatabase(), "members", id);
  expect(Object.keys(counts)).toContain("sessions.member_id");
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
});

test.each(Object.entries(ways))(
  "a member whose account is deleted %s is found nowhere but as decided",
  async (_, deleteAccount) => {
    const site = await siteWithEverything();
    const { services, dataDir, work, open, logged, reported } = site;
    const { db } = services.services;
    const browser = await useAccount(site);
    const before = await findInTables(services.address, traces);
    // What is looked for is found where it is known to be.
    expect(before).toEqual(
      expect.arrayContaining([
        ...["public.members.id", "public.members.email", "public.members.username", "public.links.member_id"],
        ...["public.sessions.member_id", "public.mails.member_id", "public.health_profiles.forms"],
      ]),
    );
    // The log and the queue of jobs never had any of it.
    expect(before.filter((column) => /audit_log|graphile_worker/.test(column))).toEqual([]);
    expect(findInFiles(services.blobFolder, traces, { except: [] })).toHaveLength(3);
    const { pseudonym } = await getMember(services.services, username);
    const members = (await db.selectFrom("members").select("id").execute()).length;

    await deleteAccount(site, browser);

    const queued = { ...remains.identity, ...beforeLastMail };
    expect(await findInTables(services.address, identity)).toEqual(Object.keys(queued).sort());
    await work();
    expect(await findInTables(services.address, identity)).toEqual(Object.keys(remains.identity).sort());
    expect(await findInTables(services.address, words)).toEqual(Object.keys(remains.words).sort());
    expect(await db.selectFrom("members").select("id").execute()).toHaveLength(members - 1);
    expect(await db.selectFrom("mails").select(["state", "template"]).execute()).toEqual([
      { state: "sent", template: "account-deleted" },
    ]);
    const acts = await db.selectFrom("audit_log").select("action").where("subject", "=", pseudonym).execute();
    expect(acts.at(-1)).toEqual({ action: "delete member" });

    // Mails that became files were sent; PostgreSQL has its own folder where the site starts it.
    expect(findInFiles(dataDir, traces, { except: ["post", "postgres"] })).toEqual([]);
    expect(findInFiles(services.blobFolder, traces, { except: [] })).toEqual([]);
    const lines = [...logged, ...services.logged, ...reported].map((line) => JSON.stringify(line));
    expect(lines.filter((line) => isIn(line, traces))).toEqual([]);

    const other = open();
    other.cookies.set("sessie", await services.sessionOf("Beukenlaan"));
    const pages: string[] = [];
    // A page that does not exist repeats its own address.
    for (const page of visitedPages.filter((path) => !isIn(path, traces)))
      for (const visitor of [open(), other])
        if (isIn((await visitor.get(page)).body, tracesOn(page))) pages.push(page);
    expect(pages).toEqual([]);
    expect((await other.get(`/leden/${username}`)).status).toBe(404);
    expect((await browser.get("/mijn")).status).toBe(403);
    const again = await open().submit("/inloggen", { email, password });
    expect(again.body).toContain("Dit e-mailadres en wachtwoord horen niet bij elkaar");
  },
);

test("opening the link, as a scanner does, deletes nothing, and its button deletes once", async () => {
  const { logIn, requestLink, open, services } = await siteWithEverything();
  const browser = await logIn();
  const sent = await browser.get("/mijn/account-verwijderen?verstuurd=1");
  expect(parseMain(sent.body).querySelector("[role=status]")?.textContent).toContain("Kijk in je mail");
  const link = await requestLink(browser);
  for (let count = 0; count < 3; count += 1) expect((await open().get(link)).status).toBe(200);
  expect((await browser.get("/mijn")).status).toBe(200);
  // The page of the link works in any browser, such as that of the mail on another device.
  const elsewhere = open();
  expect((await elsewhere.submit(link)).headers.location).toBe("/account-verwijderd");
  expect((await elsewhere.get("/account-verwijderd")).body).toContain("Je account is verwijderd");
  expect((await elsewhere.submit(link)).status).toBe(410);
  expect((await browser.get("/mijn")).status).toBe(403);
  const rows = await services.services.db.selectFrom("members").select("id").where("id", "=", id).execute();
  expect(rows).toEqual([]);
});

test("the browser in which an account was deleted forgets it", async () => {
  const { logIn, requestLink } = await siteWithEverything();
  const browser = await logIn();
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(["sessie", "apparaat"]));
  const { headers } = await browser.submit(await requestLink(browser));
  expect(headers["clear-site-data"]).toBe('"cache", "storage"');
  expect([...browser.cookies.keys()].filter((name) => name !== "formulier")).toEqual([]);
});

test("a wrong password is an error at its field, and many are a wait", async () => {
  const { logIn } = await siteWithEverything();
  const browser = await logIn();
  const wrong = { password: "Niet het wachtwoord 1" };
  const rejected = await browser.submit("/mijn/account-verwijderen", wrong);
  expect(rejected.status).toBe(409);
  const page = parseHtml(rejected.body);
  expect(page.title).toMatch(/^Fout: /);
  expect(page.querySelector("[role=alert]")?.textContent).toContain("Vul het juiste wachtwoord in.");
  expect(page.querySelector("main ul")).not.toBeNull();
  expect(rejected.body).not.toContain(wrong.password);
  for (let count = 0; count < 4; count += 1) await browser.submit("/mijn/account-verwijderen", wrong);
  const limited = await browser.submit("/mijn/account-verwijderen", { password });
  expect(limited.status).toBe(429);
  expect(limited.body).toContain("Even wachten");
});

test("a visitor cannot ask for a deletion", async () => {
  const { open } = await siteWithEverything();
  expect((await open().get("/mijn/account-verwijderen")).status).toBe(403);
});
