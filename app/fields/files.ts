import { z } from "zod";
import { isLocalPath } from "./links";

/** A document to download. */
export interface MediaFile {
  name: string;
  url: string;
  /** The extension in lower case, such as `pdf`; null without one. */
  extension: string | null;
  /** In bytes; null when unknown. */
  size: number | null;
}

const text = z.string().nullish().catch(null);

/** An item of `field_media_file` (docs/backend-contract.md, 'Media'), the input of `fileFrom`. */
export const fileItemSchema = z.object({
  url: z.string(),
  filename: text,
  description: text,
  filesize: z.coerce.number().positive().nullable().catch(null),
});

/** Converts an item to a file; null for an unsafe address. @param mediaName the name of the medium in the CMS */
export function fileFrom(item: z.output<typeof fileItemSchema>, mediaName: string): MediaFile | null {
  const url = fileUrl(item.url.trim().replace(/ /g, "%20"));
  if (!url) return null;
  const [path = ""] = url.split(/[?#]/);
  const ownName = path.slice(path.lastIndexOf("/") + 1);
  const name = [item.description, mediaName, item.filename].map((candidate) => candidate?.trim());
  const [, extension] = /\.([a-z\d]{1,5})$/i.exec(item.filename?.trim() || ownName) ?? [];
  return {
    name: name.find(Boolean) ?? ownName,
    url,
    extension: extension?.toLowerCase() ?? null,
    size: item.filesize,
  };
}

/** The address of a file for browsers; absolute https addresses stay unchanged. */
export function fileUrl(url: string): string | null {
  return /^https:\/\//.test(url) ? url : cmsFile(url);
}

/** The address of a file of the CMS. */
export function cmsFile(url: string): string | null {
  if (!isLocalPath(url)) return null;
  return /^\/(drupal\/(files|media)|sites\/default\/files)\//.test(url) ? url : `/drupal/files${url}`;
}
