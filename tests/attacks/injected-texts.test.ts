import { expect, test } from "vitest";
import { createMember } from "../setup/create-member";
import { memberForms } from "../setup/member-forms";
import { siteWithStaff } from "../setup/staff";

const injections = [
  "' or '1'='1",
  "'; drop table members; --",
  "\\",
  "%00",
  "\u0000",
  "<script>alert(1)</script>",
  "😀".repeat(300),
  "a".repeat(5000),
];

/** Forms that only visitors find, and those whose text decides where they go. */
const forVisitors = ["/registreren", "/inloggen"];
const withoutText = ["/uitloggen", "/bevestigen", "/beheer/inloggen", "/beheer/tweede-stap"];

test.each(injections)(
  "the text %j in any field of any form changes no statement and breaks no page",
  async (text) => {
    const { browser, open, link, services } = await siteWithStaff("admin");
    const { db } = services.services;
    await createMember(services.services, { username: "Berkenlaan" });
    const members = () =>
      db
        .selectFrom("members")
        .select(["username", "email", "role", "state", "password_hash"])
        .orderBy("id")
        .execute();
    const before = await members();
    for (const [path, values] of Object.entries(memberForms)) {
      if (withoutText.includes(path)) continue;
      const filled = Object.fromEntries(Object.keys(values).map((name) => [name, text]));
      const target = path === "/wachtwoord/nieuw" ? `${path}?code=${await link("reset-password")}` : path;
      const token = (await browser.get("/mijn")).body.match(/name="token" value="([\w-]+)"/)?.[1] ?? "";
      const { status } = forVisitors.includes(path)
        ? await open().submit(path, filled)
        : await browser.post(target, [...Object.entries(filled), ["token", token]]);
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code < 500 && code !== 403)]);
    }
    expect(await members()).toEqual(before);
    expect((await open().get(`/wachtwoord/nieuw?code=${encodeURIComponent(text)}`)).status).toBe(410);
  },
);
