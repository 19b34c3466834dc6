/** Field lists as Drupal sends them (docs/backend-contract.md, 'Field shapes'), for examples, tests and the stand-in. */
export const value = (content: string | number | boolean) => [{ value: content }];

export const html = (content: string) => [{ value: content, format: "full_html", processed: content }];

export const link = (uri: string, title: string) => [{ uri, title, options: [] }];

export const term = (tid: number, name: string) => [
  { tid: value(tid), vid: [{ target_id: "news_category" }], name: value(name), weight: value(0) },
];

/** All lines of Drupal's address field; it sends empty ones too. */
const emptyAddress = {
  langcode: "nl",
  country_code: "NL",
  administrative_area: "",
  locality: "",
  dependent_locality: "",
  postal_code: "",
  sorting_code: "",
  address_line1: "",
  address_line2: "",
  organization: "",
  given_name: "",
  additional_name: "",
  family_name: "",
};

/** An address; absent properties are empty. */
export const address = (lines: Record<string, string>) => [{ ...emptyAddress, ...lines }];

/** A map, such as the meta tags of a node. */
export const map = (content: Record<string, string>) => [{ value: content }];

const crops = [
  "380x235 760x470 1520x940 1140x705 404x227 808x455 1616x909 580x388 1160x776 1740x1164 350x197",
  "820x280 1640x560 2460x840 1920x560 2880x840 140 300 320 350 580 600 640 700 1160 1400 1740",
].flatMap((line) => line.split(" "));

/** A picture in every crop that the site uses. */
export const picture = (
  alt = "Twee mensen drinken koffie",
  { title = "", width = 960, height = 640 } = {},
) => [
  {
    mid: value(7),
    bundle: [{ target_id: "image" }],
    name: value(alt),
    field_media_image: [
      {
        alt,
        title,
        width,
        height,
        url: "/3f2a1b9c/koffie/original.svg",
        crops: Object.fromEntries(
          crops.flatMap((size) => [
            [size, `/3f2a1b9c/koffie/${size}.jpg`],
            [`${size}_webp`, `/3f2a1b9c/koffie/${size}.webp`],
            [`${size}_avif`, `/3f2a1b9c/koffie/${size}.avif`],
          ]),
        ),
      },
    ],
  },
];

/** An SVG drawing: one file without crops. */
export const drawing = (alt = "Een vergeet-mij-nietje") => [
  {
    mid: value(8),
    bundle: [{ target_id: "svg" }],
    name: value(alt),
    field_media_svg: [
      { alt, title: "", width: 640, height: 640, url: "/9c1b2a3f/vergeet-mij-niet/original.svg" },
    ],
  },
];

/** A video. Default: a YouTube video. */
export const video = (
  item: Record<string, unknown> = {},
  name = "Rustig reageren",
  still: unknown = picture(),
) => [
  {
    mid: value(9),
    bundle: [{ target_id: "video" }],
    name: value(name),
    field_media_video: [
      {
        type: "youtube",
        id: "aqz-KE-bpKQ",
        iframe_url: "https://www.youtube.com/embed/aqz-KE-bpKQ",
        ...item,
      },
    ],
    field_fallback_image: still,
  },
];

/** A document to download. */
export const file = (item: Record<string, unknown> = {}, name = "Folder over dementie") => [
  {
    mid: value(10),
    bundle: [{ target_id: "file" }],
    name: value(name),
    field_media_file: [
      { target_id: 6, filename: "folder.pdf", url: "/ab12/folder.pdf", filesize: 348_160, ...item },
    ],
  },
];

/** A video file of the CMS. */
export const film = (item: Record<string, unknown> = {}) =>
  video({ type: "file", id: "12", iframe_url: "/ab12/film.mp4", ...item });

export const paragraph = (bundle: string, fields: Record<string, unknown> = {}) => ({
  id: value(41),
  uuid: value("0b0e3ac4-7d6f-4c55-9a47-1a2b3c4d5e6f"),
  type: [{ target_id: bundle }],
  status: value(true),
  parent_id: value("12"),
  ...fields,
});

export const node = (bundle: string, title: string, alias: string, fields: Record<string, unknown> = {}) => ({
  nid: value(12),
  uuid: value("5f0c3ac4-7d6f-4c55-9a47-1a2b3c4d5e6f"),
  type: [{ target_id: bundle }],
  langcode: value("nl"),
  status: value(true),
  title: value(title),
  created: value("2026-03-02T08:00:00+00:00"),
  changed: value("2026-10-14T08:00:00+00:00"),
  path: [{ alias, pid: 12, langcode: "nl" }],
  ...fields,
});
