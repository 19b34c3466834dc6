import { expect, test } from "vitest";
import { mediaField, pictureField, requiredMediaField, videoField } from "./drupal-fields";
import { drawing, film, picture, video } from "./wire-examples";

const player = (item: Record<string, unknown>) => {
  const decoded = videoField.parse(video(item));
  return decoded?.kind === "player" ? [decoded.url, decoded.source] : null;
};
const file = (item: Record<string, unknown>) => {
  const decoded = videoField.parse(film(item));
  return decoded?.kind === "file" ? decoded : null;
};

test("a video of YouTube plays on the host without cookies", () => {
  const addresses = [
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?hl=nl&rel=0",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  ];
  expect(player({})).toEqual(addresses);
  for (const iframe_url of [
    "https://www.youtube.com/embed/aqz-KE-bpKQ?rel=1",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://youtu.be/aqz-KE-bpKQ",
  ])
    expect(player({ id: "", iframe_url }), iframe_url).toEqual(addresses);
});

test("a video of Vimeo plays with do-not-track on, an unlisted one with its key", () => {
  expect(player({ type: "vimeo", id: 76979871, iframe_url: null })).toEqual([
    "https://player.vimeo.com/video/76979871?dnt=1",
    "https://vimeo.com/76979871",
  ]);
  const iframe_url = "https://player.vimeo.com/video/76979871?h=8272103f6e&app_id=1";
  expect(player({ type: "vimeo", id: null, iframe_url })).toEqual([
    "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e",
    "https://vimeo.com/76979871/8272103f6e",
  ]);
});

test.each([
  { type: "dailymotion", id: "x7tgad0" },
  { type: "youtube", id: "../../x", iframe_url: "" },
  { type: "youtube", id: 'a"onload="x', iframe_url: "" },
  { type: "vimeo", id: "12?x=1", iframe_url: "https://example.nl/12" },
  { type: "file", id: "", iframe_url: "https://example.nl/film.mp4" },
  { type: "file", id: "", iframe_url: "//example.nl/film.mp4" },
  { type: null },
])("%j cannot be played and is replaced by its still", (item) => {
  expect(videoField.parse(video(item))).toBeNull();
  expect(mediaField.parse(video(item, "Film", picture("Een bank")))).toMatchObject({
    kind: "picture",
    image: { alt: "Een bank" },
  });
  expect(requiredMediaField.safeParse(video(item, "Film", [])).success).toBe(false);
});

test("a file of the CMS has an address on this site, as do its captions and transcript", () => {
  expect(file({ captions_url: "/ab12/film.vtt", transcript_url: "https://example.nl/tekst" })).toMatchObject({
    url: "/drupal/files/ab12/film.mp4",
    captions: "/drupal/files/ab12/film.vtt",
    transcript: "https://example.nl/tekst",
    autoplay: false,
    withAudio: false,
  });
  expect(file({ iframe_url: "/drupal/media/a/b.mp4", transcript_url: "/a/b.txt" })).toMatchObject({
    url: "/drupal/media/a/b.mp4",
    captions: null,
    transcript: "/drupal/files/a/b.txt",
  });
});

test("captions of another site and an unsafe transcript address are null", () => {
  expect(
    file({ captions_url: "https://example.nl/a.vtt", transcript_url: "javascript:alert(1)" }),
  ).toMatchObject({ captions: null, transcript: null });
});

test.each([true, "1", 1, "true"])("autoplay %j is true", (autoplay) => {
  expect(file({ autoplay })?.autoplay).toBe(true);
});

test.each([false, "0", 0, "", null, undefined])("autoplay %j is false", (autoplay) => {
  expect(file({ autoplay })?.autoplay).toBe(false);
});

test("the title of a video is its name, else the alternative text of its still", () => {
  expect(videoField.parse(video())?.title).toBe("Rustig reageren");
  expect(videoField.parse(video({}, "", picture("Een bank")))?.title).toBe("Een bank");
  expect(videoField.parse(video({}, "", []))?.title).toBe("");
});

test("the picture of a video is its still, which may be a drawing", () => {
  expect(pictureField.parse(video())?.alt).toBe("Twee mensen drinken koffie");
  expect(videoField.parse(video({}, "Film", drawing("Een bloem")))?.still?.alt).toBe("Een bloem");
  expect(pictureField.parse(video({}, "Film", []))).toBeNull();
});

test("a media field is a picture without a video, and null when empty", () => {
  expect(mediaField.parse(picture("Koffie"))).toMatchObject({ kind: "picture", image: { alt: "Koffie" } });
  for (const empty of [[], null, undefined]) expect(mediaField.parse(empty)).toBeNull();
});
