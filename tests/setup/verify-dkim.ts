import { createHash, type KeyObject, verify } from "node:crypto";

/** Whether the DKIM signature (RFC 6376) of a mail is that of this key: `rsa-sha256`, `relaxed/relaxed`. */
export function isSigned(mail: Buffer, key: KeyObject): boolean {
  const [, head = "", body = ""] = /^(.*?)\r\n\r\n(.*)$/s.exec(mail.toString("latin1")) ?? [];
  const headers = head.split(/\r\n(?![ \t])/);
  const signature = headers.find((header) => nameOf(header) === "dkim-signature") ?? "";
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .replace(/\s+/g, "")
      .split(";")
      .map((tag): [string, string] => [tag.slice(0, tag.indexOf("=")), tag.slice(tag.indexOf("=") + 1)]),
  );
  const tag = (name: string) => tags.get(name) ?? "";
  if (tag("v") !== "1" || tag("a") !== "rsa-sha256" || tag("c") !== "relaxed/relaxed") return false;
  const bodyHash = createHash("sha256").update(relaxedBody(body), "latin1").digest("base64");
  if (tag("bh") !== bodyHash) return false;
  const signed = signedHeaders(headers, tag("h").toLowerCase().split(":"));
  const unsigned = signature.replace(/([;\s]b=)[^;]*/, "$1");
  const text = [...signed, unsigned].map(relaxedHeader).join("\r\n");
  return verify("sha256", Buffer.from(text, "latin1"), key, Buffer.from(tag("b"), "base64"));
}

/** The headers of these names; of several with one name the last one first. A name without one signs its absence. */
function signedHeaders(headers: readonly string[], names: readonly string[]): string[] {
  const left = [...headers];
  return names.flatMap((name) => {
    const index = left.findLastIndex((header) => nameOf(header) === name);
    return index < 0 ? [] : left.splice(index, 1);
  });
}

function nameOf(header: string): string {
  return header.slice(0, header.indexOf(":")).trim().toLowerCase();
}

function relaxedHeader(header: string): string {
  const value = header.slice(header.indexOf(":") + 1).replace(/\r\n/g, "");
  return `${nameOf(header)}:${value.replace(/[ \t]+/g, " ").trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.replace(/[ \t]+/g, " ").replace(/ (?=\r\n|$)/g, "");
  const text = lines.replace(/(\r\n)*$/, "");
  return text === "" ? "" : `${text}\r\n`;
}
