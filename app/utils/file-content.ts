/** Of which kinds the bytes of a file are: by their beginning and by names inside them, never by what the sender says. */
export function contentMatchesExtension(extension: string, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extension) {
    case ".pdf":
      // Readers look for it in the first kilobyte.
      return file.subarray(0, 1024).includes("%PDF-");
    case ".doc":
      return file.subarray(0, 8).equals(compoundFile) && file.includes(wordDocument);
    case ".docx":
      return (
        file.subarray(0, 4).equals(zip) && file.includes("[Content_Types].xml") && file.includes("word/")
      );
    default:
      return false;
  }
}

/** MS-CFB, section 2.2: the signature of a compound file, in which Word keeps a stream of this name. */
const compoundFile = Buffer.from("d0cf11e0a1b11ae1", "hex");
const wordDocument = Buffer.from("WordDocument", "utf16le");
const zip = Buffer.from("PK\u0003\u0004", "latin1");
