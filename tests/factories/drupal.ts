/** Field lists as Drupal sends them (docs/backend-contract.md, 'Field shapes'), for examples and tests. */
export const value = (content: string | number | boolean) => [{ value: content }];

export const html = (content: string) => [{ value: content, format: "full_html", processed: content }];

export const link = (uri: string, title: string) => [{ uri, title, options: [] }];

export const term = (tid: number, name: string) => [
  { tid: value(tid), vid: [{ target_id: "news_category" }], name: value(name), weight: value(0) },
];

const crops = ["380x235", "760x470", "1520x940", "404x227", "808x455", "580x388", "1160x776", "140", "300", "350", "700"];

/** A picture in every crop the blocks ask for. */
export const picture = (alt = "Twee mensen drinken koffie") => [
  {
    mid: value(7),
    bundle: [{ target_id: "image" }],
    name: value(alt),
    field_media_image: [
      {
        alt,
        title: "",
        width: 960,
        height: 640,
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
