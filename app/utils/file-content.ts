/**
 * Whether the bytes of a file match its extension, by signature and by names inside the file. The media type that
 * the browser sends is not trusted.
 */
export function contentMatchesExtension(extension: string, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extension) {
    case ".pdf":
      // PDF readers accept the signature anywhere in the first kilobyte.
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

/** The signature of a compound file (MS-CFB, section 2.2), the container of .doc files. */
const compoundFile = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The name of the stream in which Word stores the text. */
const wordDocument = Buffer.from("WordDocument", "utf16le");
const zip = Buffer.from("PK\u0003\u0004", "latin1");
