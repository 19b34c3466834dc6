import { expect, test } from "vitest";
import { embedHosts, readEmbed } from "./embeds";

test.each([
  ["https://p.interacty.me/49dfa061048bedeb/iframe.html", "interacty", "Interacty"],
  ["https://interacty.me/projects/49dfa061048bedeb", "interacty", "Interacty"],
  ["https://www.riddle.com/embed/a/aBc123", "riddle", "Riddle"],
  ["https://riddle.com/embed/a/aBc123", "riddle", "Riddle"],
  ["https://quiz.riddle.com/aBc123", "riddle", "Riddle"],
  ["https://youtu.be/aqz-KE-bpKQ", "other", "YouTube"],
  ["https://vimeo.com/76979871", "other", "Vimeo"],
  ["https://open.spotify.com/embed/show/1", "spotify", "Spotify"],
  ["https://www.youtube.com/embed/aqz-KE-bpKQ", "other", "YouTube"],
  ["https://player.vimeo.com/video/76979871", "other", "Vimeo"],
  ["https://kaart.example.nl/nederland", "other", "kaart.example.nl"],
  ["https://www.riddle.com.example.nl/a", "other", "www.riddle.com.example.nl"],
  ["https://nep-open.spotify.com/embed", "other", "nep-open.spotify.com"],
])("the embed %s is of kind %s, by %s", (address, kind, provider) => {
  expect(readEmbed(address)).toMatchObject({ kind, provider, source: address });
});

test.each([
  ["https://open.spotify.com/playlist/37i9", "https://open.spotify.com/embed/playlist/37i9"],
  ["https://open.spotify.com/intl-nl/playlist/37i9", "https://open.spotify.com/embed/playlist/37i9"],
  ["https://open.spotify.com/embed/playlist/37i9", "https://open.spotify.com/embed/playlist/37i9"],
  ["https://www.youtube.com/embed/abc?start=3", "https://www.youtube-nocookie.com/embed/abc?start=3"],
  ["https://www.youtube.com/watch?v=abc&t=3", "https://www.youtube-nocookie.com/embed/abc"],
  ["https://youtu.be/aqz-KE-bpKQ?t=3", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
  ["https://youtu.be/", "https://youtu.be/"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://vimeo.com/76979871/1a2b3c", "https://player.vimeo.com/video/76979871?dnt=1&h=1a2b3c"],
  ["https://vimeo.com/channels/dementie", "https://vimeo.com/channels/dementie"],
  ["https://player.vimeo.com/video/7?h=1", "https://player.vimeo.com/video/7?h=1&dnt=1"],
  ["https://player.vimeo.com/video/7?dnt=0", "https://player.vimeo.com/video/7?dnt=1"],
])("the frame of %s has the address %s", (address, url) => {
  expect(readEmbed(address)?.url).toBe(url);
});

test.each([
  "http://www.riddle.com/embed/a/aBc123",
  "//www.riddle.com/embed/a/aBc123",
  "/quiz",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "https://naam:geheim@www.riddle.com/a",
  "https://www.riddle.com:8443/a",
  "riddle",
  "",
])("'%s' cannot be framed", (address) => {
  expect(readEmbed(address)).toBeNull();
});

test("only the known players and quizzes can be framed by default", () => {
  expect(embedHosts).toEqual([
    "www.youtube-nocookie.com",
    "player.vimeo.com",
    "open.spotify.com",
    "interacty.me",
    "p.interacty.me",
    "www.riddle.com",
    "quiz.riddle.com",
  ]);
});
