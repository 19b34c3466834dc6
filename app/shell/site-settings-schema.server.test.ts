import { expect, test } from "vitest";
import { siteSettingsSchema } from "./site-settings-schema.server";

const notice = { title: "Hulplijn later open", text: "Vanaf 12.00 uur." };

test("empty settings are valid", () => {
  const empty = { notice: null, socials: [], about: null, marks: null, newsletter: null };
  expect(siteSettingsSchema.parse({})).toEqual(empty);
  expect(siteSettingsSchema.parse({ notice: null, socials: null, newsletter: null })).toEqual(empty);
});

test("a notice may lack a link and dates", () => {
  const lacking = { ...notice, link: null, from: null, until: null };
  expect(siteSettingsSchema.parse({ notice }).notice).toEqual(lacking);
  expect(siteSettingsSchema.parse({ notice: { ...notice, from: "volgende week", until: 7 } }).notice).toEqual(
    lacking,
  );
});

test.each(["/contact", "https://www.facebook.com/x", "tel:08000000000", "mailto:a@b.example"])(
  "a notice may link to %s",
  (url) => {
    const link = { url, title: "Lees meer" };
    expect(siteSettingsSchema.parse({ notice: { ...notice, link } }).notice?.link).toEqual(link);
  },
);

test.each(["javascript:alert(1)", "//evil.example", "http://onveilig.example", "data:text/html,x", ""])(
  "a link to '%s' is rejected",
  (url) => {
    const settings = {
      notice: { ...notice, link: { url, title: "Lees meer" } },
      socials: [{ url, title: "X" }],
    };
    const links = JSON.stringify(siteSettingsSchema.safeParse(settings).data ?? {});
    expect(links).not.toContain('"url"');
  },
);

test("the newsletter settings have the form id only", () => {
  const newsletter = { formId: "nieuwsbrief-samen", scriptId: "aanmelden-samen" };
  expect(siteSettingsSchema.parse({ newsletter }).newsletter).toEqual({ formId: "nieuwsbrief-samen" });
});

test.each([{}, { formId: "" }, { formId: "a b" }, { formId: 7 }, "nieuwsbrief"])(
  "the invalid newsletter %j is omitted and the notice stays",
  (newsletter) => {
    const settings = siteSettingsSchema.parse({ notice, newsletter });
    expect(settings.newsletter).toBeNull();
    expect(settings.notice?.title).toBe(notice.title);
  },
);
