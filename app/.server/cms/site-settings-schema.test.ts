import { expect, test } from "vitest";
import { siteSettingsSchema } from "./site-settings-schema";

const notice = { title: "Hulplijn later open", text: "Vanaf 12.00 uur." };

test("settings without anything in them are empty, not wrong", () => {
  expect(siteSettingsSchema.parse({})).toEqual({ notice: null, socials: [] });
  expect(siteSettingsSchema.parse({ notice: null, socials: null })).toEqual({ notice: null, socials: [] });
});

test("a notice may come without a link", () => {
  expect(siteSettingsSchema.parse({ notice }).notice).toEqual({ ...notice, link: null });
});

test.each(["/contact", "https://www.facebook.com/x"])("a link to %s is taken", (url) => {
  const link = { url, title: "Lees meer" };
  expect(siteSettingsSchema.parse({ notice: { ...notice, link } }).notice?.link).toEqual(link);
});

test.each(["javascript:alert(1)", "//evil.example", "http://onveilig.example", "data:text/html,x", ""])(
  "a link to '%s' is not taken",
  (url) => {
    const settings = {
      notice: { ...notice, link: { url, title: "Lees meer" } },
      socials: [{ url, title: "X" }],
    };
    const links = JSON.stringify(siteSettingsSchema.safeParse(settings).data ?? {});
    expect(links).not.toContain('"url"');
  },
);
