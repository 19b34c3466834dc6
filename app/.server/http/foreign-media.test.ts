import { expect, test } from "vitest";
import { z } from "zod";
import { pictureField } from "~/fields/drupal-fields";
import { json as jsonResponse, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { removeForeignMedia } from "./foreign-media";
import { getJson } from "./get-json";

const known = "https://beeld.voorbeeld.nl/koffie.jpg";
const foreign = "https://elders.example/koffie.jpg";

/** The remaining JSON and the reported hosts. */
function cleaned(json: unknown) {
  const hosts: string[] = [];
  const left = removeForeignMedia(json, ["beeld.voorbeeld.nl"], (host) => hosts.push(host));
  return { left, hosts };
}

const picture = (url: string, crops = {}) => ({ url, alt: "Koffie", crops });

test("pictures of this site and of configured hosts do not change", () => {
  const json = {
    field_media_image: [picture("/h/a.jpg", { "350": "/h/b.jpg" }), picture(known, { "350_webp": known })],
    Image: { Url: known, Alt: "Koffie", Crops: [] },
    body: [{ value: `<p><img src="${known}"><img src='/h/a.jpg'></p>` }],
  };
  expect(cleaned(json)).toEqual({ left: json, hosts: [] });
});

test("pictures of other hosts are left out and their hosts reported", () => {
  const json = {
    field_media_image: [picture(foreign), picture("/h/a.jpg")],
    Items: [{ Title: "Nieuws", HeaderImage: { Url: foreign, Crops: {} } }],
  };
  expect(cleaned(json)).toEqual({
    left: {
      field_media_image: [picture("/h/a.jpg")],
      Items: [{ Title: "Nieuws", HeaderImage: null }],
    },
    hosts: ["elders.example", "elders.example"],
  });
});

test("a crop on another host is left out alone", () => {
  const { left } = cleaned([picture("/h/a.jpg", { "350": foreign, "700": "/h/b.jpg" })]);
  expect(left).toEqual([picture("/h/a.jpg", { "700": "/h/b.jpg" })]);
});

test.each([
  `<img src="${foreign}">`,
  `<img src='${foreign}'>`,
  `<img src=${foreign}>`,
  `<img alt="a" SRC = "${foreign.toUpperCase()}">`,
  '<img src="https:\\\\elders.example\\x.png">',
  '<img src="http://elders.example/x.png">',
])("in a text, %s loses its address", (html) => {
  expect(cleaned({ processed: html })).toMatchObject({
    left: { processed: expect.not.stringMatching(/elders/i) },
    hosts: ["elders.example"],
  });
});

test("links to other hosts do not change", () => {
  const json = {
    links: [{ url: foreign, title: "Elders" }],
    body: [{ value: `<a href="${foreign}">x</a>` }],
  };
  expect(cleaned(json)).toEqual({ left: json, hosts: [] });
});

test("foreign pictures are left out of every upstream response, and each host is logged once", async () => {
  const { calls, logged } = testCalls({ mediaHosts: [] });
  const body = [{ field_media_image: [picture("https://nieuw.example/koffie.jpg"), picture("/h/a.jpg")] }];
  const upstream = testUpstream(async () => jsonResponse(body));
  const load = () => getJson({ upstream, calls }, "/api/pad", { schema: z.unknown().pipe(pictureField) });
  expect(await load()).toMatchObject({ kind: "loaded", value: { url: "/drupal/media/h/a.jpg" } });
  await load();
  expect(logged).toMatchObject([{ fields: { host: "nieuw.example" } }]);
});
