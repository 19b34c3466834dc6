import { deflateRawSync } from "node:zlib";

/** The first bytes of files of office programs, as far as the site checks them. */
export const sampleCv = {
  pdf: Buffer.from(
    "%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
    "latin1",
  ),
  doc: compoundFile("WordDocument"),
  docx: archive(["[Content_Types].xml", "_rels/.rels", "word/document.xml"]),
  /** Not Word documents: an archive and an Excel workbook. */
  zip: archive(["vakantie.jpg"]),
  spreadsheet: compoundFile("Workbook"),
};

function compoundFile(stream: string): Buffer {
  return Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(1016),
    Buffer.from(stream, "utf16le"),
  ]);
}

function archive(names: string[]): Buffer {
  const entries = names.map((name) => {
    const content = deflateRawSync("<?xml version='1.0'?>");
    const head = Buffer.alloc(30);
    head.write("PK\u0003\u0004", "latin1");
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), content]);
  });
  return Buffer.concat(entries);
}
