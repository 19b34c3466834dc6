import { expect, test } from "vitest";
import { group, words } from "../setup/forum-site";
import { inbox } from "../setup/inbox-site";
import { moderatedSite } from "../setup/moderated-site";

/** What a browser sends although the field is required. */
const blank = {
  spaces: "   ",
  "line breaks": " \r\n ",
  "signs that nobody sees": "\u2068\u2069",
};

const written = { text: words, date: "2026-11-20" };
const desk = "/beheer/meldingen";

test.each(Object.entries(blank))("%s are no title, reason or words of a search", async (_, text) => {
  const { writer, mona, address } = await moderatedSite();
  const refused = [
    await writer.submit(`${group}/nieuw`, { title: text, text: words }),
    await writer.submit("/mijn/blog", { title: text, visibility: "public" }),
    await writer.submit(`${inbox}/zoeken`, { words: text }, {}, "Zoek"),
    await mona.submit(address, { reason: text }, {}, "Sluit het gesprek"),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  await writer.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const entry = await writer.submit("/mijn/blog/stuk", { ...written, title: text });
  expect(entry.status).toBe(400);
});

test.each([blank.spaces, blank["line breaks"]])("a note of '%s' is refused", async (text) => {
  const { mona } = await moderatedSite();
  const record = `${desk}/lid/Boterbloem`;
  expect((await mona.submit(record, { words: text }, {}, "Bewaar de notitie")).status).toBe(400);
});
