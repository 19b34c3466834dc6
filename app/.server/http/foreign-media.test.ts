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

test.each(["field_media_image", "field_media_svg", "image", "HeaderImage", "ActivityTypeIcon"])(
  "a picture of another host in %s is left out, also without alt and crops",
  (field) => {
    const key = field === "ActivityTypeIcon" ? "Path" : "url";
    expect(cleaned({ [field]: { [key]: foreign } })).toEqual({
      left: { [field]: null },
      hosts: ["elders.example"],
    });
    expect(cleaned({ [field]: [{ [key]: foreign }] }).left).toEqual({ [field]: [] });
  },
);

test("a host with a port is that host only, and plain http is for this machine only", () => {
  const hosts = ["beeld.voorbeeld.nl:8443", "localhost:9000", "beeld.voorbeeld.nl"];
  const left = (url: string) => removeForeignMedia([picture(url)], hosts, () => {});
  for (const url of ["https://beeld.voorbeeld.nl:8443/a.jpg", "http://localhost:9000/a.jpg"])
    expect(left(url)).toEqual([picture(url)]);
  for (const url of [
    "https://beeld.voorbeeld.nl:9/a.jpg",
    "http://localhost:1/a.jpg",
    "http://beeld.voorbeeld.nl/a.jpg",
  ])
    expect(left(url)).toEqual([]);
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
