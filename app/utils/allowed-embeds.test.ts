import { expect, test } from "vitest";
import { embedId, isEmbedId, parseAllowedEmbeds, serializeAllowedEmbeds } from "./allowed-embeds";

const film = embedId("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?hl=nl&rel=0");
const quiz = embedId("https://www.riddle.com/embed/a/aBc123");

test("the id of an embed needs no encoding in an address or cookie", () => {
  expect(film).toBe("embed-www-youtube-nocookie-com-embed-aqz-KE-bpKQ-hl-nl-rel-0");
  expect(isEmbedId(film)).toBe(true);
});

test("long addresses that differ at their end have different ids", () => {
  const long = `https://kaart.example.nl/${"kaart-van-nederland/".repeat(10)}`;
  expect(embedId(`${long}tiel`)).not.toBe(embedId(`${long}zwolle`));
  expect(isEmbedId(embedId(`${long}tiel`))).toBe(true);
});

test.each(["/zorgen/partner", "/", "/caf%C3%A9s", "/a&deze=embed-b", "/a+b;c"])(
  "embeds allowed at %s are allowed there and on no other page",
  (path) => {
    const value = serializeAllowedEmbeds(path, [film, quiz]);
    expect(parseAllowedEmbeds(value, path)).toEqual([film, quiz]);
    expect(parseAllowedEmbeds(value, `${path}/elders`)).toEqual([]);
    expect(parseAllowedEmbeds(value, "/zorgen")).toEqual([]);
  },
);

test.each([
  ["no value", ""],
  ["no page", "deze=embed-a"],
  ["another page", "pad=/elders&deze=embed-a"],
  ["invalid ids", "pad=/zorgen&deze=<script>&deze=embed-&deze=embed_a&deze=inhoud"],
  ["bad UTF-8", "%E0%A4%A&&&==="],
])("a cookie with %s allows no embed", (_, value) => {
  expect(parseAllowedEmbeds(value, "/zorgen")).toEqual([]);
});

test("a cookie holds at most twenty embeds, the last ones when written", () => {
  const many = Array.from({ length: 3000 }, (_, number) => `&deze=embed-${number}`).join("");
  expect(parseAllowedEmbeds(`pad=/zorgen${many}`, "/zorgen")).toHaveLength(20);
  const written = serializeAllowedEmbeds(
    "/zorgen",
    Array.from({ length: 30 }, (_, number) => `embed-${number}`),
  );
  expect(parseAllowedEmbeds(written, "/zorgen").at(-1)).toBe("embed-29");
});
