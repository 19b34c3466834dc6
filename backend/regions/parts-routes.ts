import { Hono } from "hono";
import { type Backend, findPage } from "../backend";
import { nidsOf } from "../content/identifiers";
import type { Content } from "../content/load-content";
import { htmlOf } from "../content/rich-text";
import { mediaOf } from "../media/pictures";
import { isListed } from "../pages/listed";
import { nodeIdOf } from "../query";
import type { DementiaInfo, Link, Region, RegionHighlight, RegionService } from "./regions";

const prefix = "/api/drupal/api/get-regio";

/** The parts of a region that the CMS serves separately from its page. */
export function regionPartRoutes(backend: Backend): Hono {
  const { content, now } = backend;
  const { regions } = content;
  const media = mediaOfContent(content);

  const parts: Record<string, (region: Region) => readonly unknown[]> = {
    services: ({ services }) => services.map((part) => serviceEntity(part, media)),
    highlights: (region) => regions.highlightsOf(region, now()).map((part) => highlightEntity(part, media)),
    "single-info-about-dementie": ({ dementiaInfo }) => dementiaInfo.map((part) => infoEntity(part, media)),
    "over-de-regio": ({ about }) => {
      const page = findPage(backend, about.path);
      return page && isListed(page, now()) ? [page.wire] : [];
    },
  };

  const routes = new Hono().get(`${prefix}-generic-info-about-dementie`, (c) =>
    c.json(regions.genericDementiaInfo.map((part) => infoEntity(part, media))),
  );
  for (const [name, list] of Object.entries(parts)) {
    routes.get(`${prefix}-${name}`, (c) => {
      const id = nodeIdOf(c.req.query("regio") ?? "");
      if (id === null) return c.json({ message: "regio has to be the id of a region" }, 400);
      const region = regions.findById(id);
      return c.json(region ? list(region) : []);
    });
  }
  return routes;
}

type MediaField = (name: string | undefined) => unknown[];

function mediaOfContent({ pictures, videos }: Content): MediaField {
  const mids = nidsOf([...pictures.keys(), ...videos.keys()]);
  return (name) => {
    const picture = pictures.get(name ?? "");
    return picture ? [mediaOf(picture, mids)] : [];
  };
}

function serviceEntity({ title, text, image, link }: RegionService, media: MediaField): unknown {
  return {
    title: [{ value: title }],
    field_introduction_wysiwyg: htmlField(text),
    field_header_image_video: media(image),
    field_external_link: linkField(link),
  };
}

function highlightEntity(highlight: RegionHighlight, media: MediaField): unknown {
  const { title, text, image, primaryLink, secondaryLink, startDate, endDate, changed } = highlight;
  return {
    title: [{ value: title }],
    changed: [{ value: `${changed}T08:00:00+00:00`, format: "Y-m-d\\TH:i:sP" }],
    field_start_date: [{ value: startDate }],
    field_end_date: [{ value: endDate }],
    field_text: htmlField(text),
    field_image: media(image),
    field_primary_button: linkField(primaryLink),
    field_secondary_link: secondaryLink ? linkField(secondaryLink) : [],
  };
}

function infoEntity({ title, image, link }: DementiaInfo, media: MediaField): unknown {
  return { title: [{ value: title }], field_image: media(image), field_link: linkField(link) };
}

function htmlField(markdown: string): unknown[] {
  const value = htmlOf(markdown);
  return [{ value, format: "full_html", processed: value }];
}

function linkField({ uri, title }: Link): unknown[] {
  return [{ uri: uri.startsWith("/") ? `internal:${uri}` : uri, title, options: [] }];
}
