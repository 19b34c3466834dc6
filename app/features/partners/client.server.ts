import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import {
  htmlField,
  items,
  numberField,
  pictureField,
  requiredTextField,
  statusField,
  textField,
} from "~/fields/drupal-fields";
import { isLocalPath } from "~/fields/links";
import { readableItems } from "~/fields/readable-items";
import { textOfHtml } from "~/fields/rich-text";
import type { Partner } from "./model";

const partnerSchema = z
  .object({
    nid: numberField.catch(null),
    title: requiredTextField,
    status: statusField,
    path: items(z.object({ alias: z.string().refine(isLocalPath, "is not a path") })).refine(
      (paths) => paths.length > 0,
      "has no path",
    ),
    field_introduction_wysiwyg: htmlField.catch(null),
    field_header_image_video: pictureField.catch(null),
    field_tag: textField.catch(null),
  })
  .transform((fields): Partner | null => {
    const url = fields.path[0]?.alias;
    if (!fields.status || url === undefined) return null;
    return {
      id: String(fields.nid ?? url),
      title: fields.title,
      url,
      introduction: textOfHtml(fields.field_introduction_wysiwyg ?? ""),
      image: fields.field_header_image_video,
      tag: fields.field_tag,
    };
  });

const { compare } = new Intl.Collator("nl");
const partnersSchema = readableItems(partnerSchema).transform((partners) =>
  partners.filter((partner) => partner !== null).sort((one, other) => compare(one.title, other.title)),
);

/** All partner companies, in alphabetical order. */
export function listPartners({ upstreams: { cms } }: UpstreamScope): Promise<UpstreamResult<Partner[]>> {
  const path = "/api/drupal/api/all-bedrijfsvriend";
  return getJson(cms, path, { alwaysThere: true, schema: partnersSchema });
}
