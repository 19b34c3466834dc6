import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { expect, onTestFinished, test } from "vitest";
import { givingSettings } from "~/utils/giving-settings";
import { mailSettings } from "~/utils/mail-settings";
import { readSettings } from "~/utils/settings";
import { startServices } from "../../services/start";
import { capturingLogger } from "../setup/capturing-logger";
import { testDatabase } from "../setup/database";
import { eventually } from "../setup/eventually";
import { findInFiles } from "../setup/find-traces";
import { formBrowser } from "../setup/form-browser";
import { rawRequest } from "../setup/http-server";
import { email, password, registration, username } from "../setup/member-site";
import { startNginx } from "../setup/nginx";
import { smtpServer } from "../setup/smtp-server";
import { temporaryFolder } from "../setup/temporary-folder";
import { wholeSite } from "../setup/whole-site";

const otherPassword = "Groene trui 1961 mist";
const secret = "a secret that instances share";

/** An instance of the site with services and a worker of its own, over a database that others use too. */
async function startInstance(databaseUrl: string, mailServer: string) {
  const mail = readSettings(mailSettings, { SMTP_URL: mailServer, MAIL_FROM: "hallo@voorbeeld.nl" });
  const services = await startServices({
    databaseUrl,
    mail,
    secret: [secret],
    messageKeys: [secret],
    keys: null,
    demo: false,
    giving: readSettings(givingSettings, {}),
    dataDir: temporaryFolder(),
    azureStorage: "",
    logger: capturingLogger().logger,
    helpline: "0800 000 00 00",
  });
  let stopped: Promise<void> | undefined;
  const stopServices = () => {
    stopped ??= services.stop();
    return stopped;
  };
  onTestFinished(stopServices);
  const environment = { SESSION_SECRET: secret, TRUST_PROXY: "1" };
  const site = await wholeSite({ environment, services });
  return {
    host: new URL(site.address).host,
    /** How many requests it had. */
    async requests() {
      const counts = (await site.app.metrics.text()).matchAll(/^site_request_seconds_count.* (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    async kill() {
      site.stop();
      await stopServices();
    },
  };
}

/** Two instances behind the shipped nginx, over one database, and a mail server. */
async function twoInstances() {
  const mailServer = await smtpServer();
  const database = await testDatabase();
  const first = await startInstance(database, mailServer.url);
  const second = await startInstance(database, mailServer.url);
  const folder = temporaryFolder();
  mkdirSync(join(folder, "srv"));
  const nginx = await startNginx(folder, [first.host, second.host]);
  onTestFinished(nginx.stop);
  const open = () => formBrowser((target, request) => rawRequest(nginx.address, target, request));
  const mails = () => Promise.all(mailServer.mails.map(({ content }) => simpleParser(content)));
  return { first, second, folder, open, mails };
}

test("a member registers, confirms and logs in over two instances, and loses nothing when one is killed", async () => {
  const { first, second, folder, open, mails } = await twoInstances();
  const browser = open();
  const leadsTo = async (response: ReturnType<typeof browser.submit>, location: string) =>
    expect(await response).toMatchObject({ status: 303, headers: { location } });

  await leadsTo(browser.submit("/registreren", registration), "/registreren/bedankt");
  expect((await browser.get("/registreren/bedankt")).body).toContain(email);
  const text = await eventually(async () => {
    const [mail] = await mails();
    expect(mail?.to).toMatchObject({ text: email });
    return mail?.text ?? "";
  });
  const [path = "", code = ""] = /\/bevestigen\?code=([\w-]{43})/.exec(text) ?? [];
  await leadsTo(browser.submit(path), "/registreren/klaar");
  await leadsTo(browser.submit("/inloggen", { email, password, remember: "on" }), "/mijn");
  const session = browser.cookies.get("sessie") ?? "";
  for (let visit = 0; visit < 4; visit += 1) {
    expect((await browser.get("/mijn")).body).toContain(username);
    expect((await browser.get("/zorgen")).headers["cache-control"]).toBe("no-store");
    expect((await open().get("/zorgen")).status).toBe(200);
  }
  for (const instance of [first, second]) expect(await instance.requests()).toBeGreaterThan(3);

  await first.kill();
  for (let visit = 0; visit < 4; visit += 1) {
    const page = await browser.get("/mijn");
    expect([page.status, page.body.includes(username)]).toEqual([200, true]);
  }
  const change = { current: password, password: otherPassword, repeat: otherPassword };
  await leadsTo(browser.submit("/mijn/wachtwoord", change), "/mijn/wachtwoord?bewaard=1");
  expect((await browser.get("/mijn")).status).toBe(200);
  await eventually(async () => expect(await mails()).toHaveLength(2));
  await leadsTo(browser.submit("/mijn", {}, {}, "Log uit"), "/inloggen?uitgelogd=1");
  expect((await browser.get("/mijn")).status).toBe(403);
  expect((await open().submit("/inloggen", { email, password })).status).toBe(400);
  await leadsTo(open().submit("/inloggen", { email, password: otherPassword }), "/mijn");

  const ofMember = [email, username, password, otherPassword, code, session, ...browser.cookies.values()];
  expect(findInFiles(folder, ofMember.filter(Boolean), { except: [] })).toEqual([]);
  // What it searched has the public page and the log of requests.
  expect(findInFiles(join(folder, "cache"), ["/zorgen"], { except: [] })).not.toEqual([]);
  expect(findInFiles(folder, ["POST /mijn/wachtwoord 303"], { except: [] })).toEqual(["access.log"]);
});
