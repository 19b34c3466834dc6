import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { backendWith, contentFolder } from "../test-support";

const media = (entry: string) => ({ "media/media.yaml": `plaatje: { alt: Een vierkant }\nfilm: ${entry}` });
const validVideo =
  "{ kind: video, title: Rustig reageren, provider: youtube, id: aqz-KE-bpKQ, still: plaatje }";

const problemsOf = async (files: Record<string, string>) =>
  (await loadContent(contentFolder(files))).problems;

test("a media field can be a video, which is sent with its player and still", async () => {
  const block = "page_content: [{ type: media, media: film }]";
  const { json } = await backendWith({
    ...media(validVideo),
    "pages/gedrag.yaml": `{ type: content_page, title: Gedrag, header_image_video: film, ${block} }`,
  });
  const video = {
    bundle: [{ target_id: "video" }],
    name: [{ value: "Rustig reageren" }],
    field_media_video: [
      {
        type: "youtube",
        id: "aqz-KE-bpKQ",
        iframe_url: "https://www.youtube.com/embed/aqz-KE-bpKQ",
        autoplay: false,
        autoplay_with_audio: false,
        captions_url: "",
        transcript_url: "",
      },
    ],
    field_fallback_image: [{ bundle: [{ target_id: "image" }], name: [{ value: "plaatje" }] }],
  };
  expect(await json("/api/drupal/gedrag")).toMatchObject({
    field_header_image_video: [video],
    field_page_content: [{ field_media: [video] }],
  });
});

test("lists show the still of a news item with a video", async () => {
  const item = "{ type: news, title: Film, publication_date: 2026-01-02, header_image_video: film }";
  const { json } = await backendWith({ ...media(validVideo), "news/film.yaml": item });
  expect(await json("/api/v1/es/news/latest")).toMatchObject([{ HeaderImage: { Alt: "Een vierkant" } }]);
});

test("the id of a Vimeo video can be a number", async () => {
  const vimeo = "{ kind: video, title: Film, provider: vimeo, id: 76979871, still: plaatje }";
  expect(await problemsOf(media(vimeo))).toEqual([]);
});

test.each([
  [validVideo.replace("youtube", "dailymotion"), "film: provider: has to be youtube or vimeo"],
  [validVideo.replace("aqz-KE-bpKQ", "kort"), "film: has an id that its provider does not have"],
  [validVideo.replace("still: plaatje", "still: weg"), 'film: still: there is no picture "weg" in media/'],
  [validVideo.replace(", still: plaatje", ""), "film: still: has to be the name of a picture in media/"],
  [validVideo.replace("kind: video", "kind: film"), "film: kind: "],
  [validVideo.replace(" }", ", alt: Een film }"), 'film: has an unknown key "alt"'],
])("%s is reported", async (entry, problem) => {
  const problems = await problemsOf(media(entry));
  expect(problems).toEqual([expect.stringContaining(problem.replace("film:", '"film":'))]);
});

test("a video cannot have the name of a picture", async () => {
  const files = { "media/media.yaml": `plaatje: ${validVideo}` };
  expect(await problemsOf(files)).toContain('media/media.yaml: "plaatje": there is a picture with this name');
});
