import { expect, test } from "vitest";
import { siteHostsOf } from "~/.server/config/brand-of-request";
import { parseConfig } from "~/.server/config/config";
import { html, link, value } from "~/fields/wire-examples";
import { pageSchema } from "~/pages/page-schema";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { json, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { cmsFileResponse } from "./file-response";
import { getJson } from "./get-json";
import { localAddress } from "./own-addresses";
import { withLinks } from "./resolve-links";

const config = parseConfig({
  CMS_URL: "https://CMS.voorbeeld.nl/proxy/",
  PUBLIC_URL: "https://www.voorbeeld.nl",
});
const siteHosts = siteHostsOf(config.brand, config);

/** The spellings of the address of a path on a host of the site. */
const spellings = (path: string) => [
  `https://cms.voorbeeld.nl/proxy${path}`,
  `https://cms.voorbeeld.nl${path}`,
  `http://CMS.voorbeeld.nl/proxy${path}`,
  `//cms.voorbeeld.nl${path}`,
  `https://www.voorbeeld.nl${path}`,
];

test.each(spellings("/zorgen/partner?a=1#b"))("%s is a path of the site", (address) => {
  expect(localAddress(address, siteHosts)).toBe("/zorgen/partner?a=1#b");
});

test.each([
  "https://voorbeeld.nl/pad",
  "https://cms.voorbeeld.nl.elders.example/pad",
  "https://elders.example/https://cms.voorbeeld.nl/pad",
  "https://cms.voorbeeld.nl:8443/pad",
  "mailto:redactie@cms.voorbeeld.nl",
  "/pad",
  "",
])("'%s' stays as it is", (address) => {
  expect(localAddress(address, siteHosts)).toBe(address);
});

const files = "/sites/default/files/mijn foto's (1).jpg";
const picture = (url: string) => ({ alt: "Koffie", url, crops: { "350": url, "700_webp": url } });

/** A page with every kind of link and picture that a CMS can send. */
const pageWith = (pageUrl: string, fileUrl: string) => ({
  type: [{ target_id: "content_page" }],
  title: value("Koffie"),
  field_header_image_video: [{ field_media_image: [picture(fileUrl)] }],
  field_introduction_wysiwyg: html(
    `<p><a href="${pageUrl}">Lees</a> <a href='${fileUrl.replace("'", "%27")}'>Folder</a> <img src="${fileUrl}" alt=""></p>`,
  ),
  field_primary_button: link(pageUrl, "Lees"),
  field_meta_tags: [{ value: { canonical_url: pageUrl, og_image: fileUrl } }],
  field_page_content: [
    {
      type: [{ target_id: "media" }],
      field_media: [{ field_media_video: [{ type: "file", iframe_url: fileUrl, captions_url: fileUrl }] }],
    },
    { type: [{ target_id: "link_with_image" }], field_title: value("A"), field_link: link(pageUrl, "B") },
  ],
});

const variants = spellings("/zorgen").map((page, index): [string, string] => [
  page,
  spellings(files)[index] ?? "",
]);

test.each(variants)("a page with addresses at %s refers to no host of its own", async (pageUrl, fileUrl) => {
  const { calls, logged } = testCalls({ siteHosts, mediaHosts: [] });
  const upstream = testUpstream(async () => json(pageWith(pageUrl, fileUrl)));
  const linked = withLinks(calls, upstream);
  const result = await getJson({ upstream, calls: linked }, "/api/drupal/x", {
    schema: pageSchema,
    page: "/x",
  });
  expect(logged).toEqual([]);
  const decoded = JSON.stringify(result);
  expect(decoded).not.toMatch(/voorbeeld\.nl/i);
  const address = "/sites/default/files/mijn%20foto's%20(1).jpg";
  expect(result).toMatchObject({
    value: {
      header: {
        image: { url: address, crops: { "350": { jpeg: address }, "700": { webp: address } } },
        primaryButton: { url: "/zorgen", external: false },
        introduction: expect.stringContaining(`src="${address}"`),
      },
      meta: { canonical: "/zorgen", share: { image: address } },
    },
  });
});

test("the media proxy requests a picture with spaces in its path from the CMS", async () => {
  const requested: string[] = [];
  const cms = testUpstream(async ({ url }) => {
    requested.push(url);
    return new Response("beeld", { headers: { "Content-Type": "image/jpeg" } });
  });
  const { calls } = testCalls();
  const upstreams = {
    cms: { upstream: cms, calls },
    productApi: { upstream: cms, calls },
    newsletter: { upstream: cms, calls },
    services: { upstream: cms, calls },
  };
  const { logger } = capturingLogger();
  for (const folder of ["/drupal/media/ab", "/sites/default/files"]) {
    const path = `${folder}/mijn%20foto's%20(1).jpg`;
    const { status } = await cmsFileResponse(path, "?itok=x", null, { upstreams, logger });
    expect([status, requested.at(-1)]).toEqual([200, `https://cms.test${path}?itok=x`]);
  }
});
