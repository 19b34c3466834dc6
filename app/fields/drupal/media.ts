import { firstText, type JsonObject, objectsOf } from "./json";

/** An item of a picture; one without an alternative text, such as a drawing, is a picture too. */
export function pictureItem(item: JsonObject): JsonObject {
  const file = fileItem(item);
  return typeof file.url === "string" ? { alt: "", ...file } : file;
}

/** An item of a file: a file entity of `json_recursive` becomes one with the address of the file. */
export function fileItem(item: JsonObject): JsonObject {
  const url = firstText(item.uri, "url");
  if (typeof item.url === "string" || url === null) return item;
  return { url, filename: firstText(item.filename) ?? "", filesize: sizeOf(item.filesize) };
}

function sizeOf(field: unknown): unknown {
  return objectsOf(field)[0]?.value;
}

/** An item of a video: the bare address that Drupal's remote videos store becomes one with its service. */
export function videoItem(item: JsonObject): JsonObject {
  const address = item.value;
  if (typeof address !== "string" || "type" in item) return item;
  if (/^https?:\/\/(www\.|m\.)?(youtube\.com|youtu\.be|youtube-nocookie\.com)\//i.test(address))
    return { type: "youtube", id: youtubeId(address), iframe_url: address };
  const [, number = "", key] =
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([\da-f]+))?/i.exec(address) ?? [];
  if (number) return { type: "vimeo", id: number, iframe_url: key ? `${address}?h=${key}` : address };
  return { type: "file", iframe_url: address };
}

function youtubeId(address: string): string {
  return /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]+)/i.exec(address)?.[1] ?? "";
}
