import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wholeSite } from "../setup/whole-site";

const secret = "http://localhost:3000/bevestigen?code=abc";
const mail = ["To: jan@voorbeeld.nl", "Subject: Bevestig je account", "", secret].join("\r\n");

/** Opens the mails of the site through its server. */
async function open(headers: Record<string, string> = {}, environment: Record<string, string> = {}) {
  const { app, address, sendRequest } = await wholeSite({ environment });
  const folder = join(app.config.dataDir, "post");
  mkdirSync(folder);
  writeFileSync(join(folder, "1.eml"), mail);
  const port = new URL(address).port;
  const own = Object.entries(headers).map(([name, value]) => [name, value.replace("{port}", port)]);
  return sendRequest("/_post", { headers: Object.fromEntries(own) });
}

test.each<Record<string, string>>([
  {},
  { Host: "localhost:{port}" },
  { Host: "samen.localhost:{port}" },
  { "Accept-Encoding": "identity", Authorization: "Basic YTpi" },
])("who runs a demo reads its mails on the same machine, with headers %j", async (headers) => {
  const { status, body, headers: answered } = await open(headers);
  expect(status).toBe(200);
  expect(body).toContain(`href="${secret}"`);
  expect(answered["cache-control"]).toBe("no-store");
});

const refused: [string, Record<string, string>, Record<string, string>][] = [
  ["behind an https address", {}, { PUBLIC_URL: "https://www.example.nl" }],
  ["with a mail server", {}, { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.nl" }],
  ["under another host", { Host: "www.example.nl" }, {}],
  ["under a host that only starts like this machine", { Host: "localhost.example.nl" }, {}],
  ...["X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP"].flatMap(
    (name): [string, Record<string, string>, Record<string, string>][] =>
      ["0", "1"].map((proxies) => [
        `through a proxy that sends ${name}, where ${proxies} are trusted`,
        { [name]: name === "X-Forwarded-Proto" ? "http" : "127.0.0.1" },
        { TRUST_PROXY: proxies },
      ]),
  ),
  ["through a proxy that sends Forwarded", { Forwarded: "for=127.0.0.1" }, {}],
  ["through a proxy that sends Via", { Via: "1.1 proxy" }, {}],
  ["through a proxy that names its host", { "X-Forwarded-Host": "localhost" }, { TRUST_PROXY: "1" }],
];

test.each(refused)("%s nobody reads mails", async (_, headers, environment) => {
  const { status, body } = await open(headers, environment);
  expect(status).toBe(404);
  expect(body).not.toContain("bevestigen?code");
});
