import { Busboy } from "@fastify/busboy";
import { withoutNul } from "~/utils/plain-text";

/** A posted file. */
interface PostedFile {
  name: string;
  /** In bytes; above the limit, a lower bound. */
  size: number;
  /** Null above the limit. */
  bytes: Buffer | null;
}

/** The values of a posted form: texts in their order and at most one file. */
export interface PostedForm {
  texts: [name: string, value: string][];
  file: PostedFile | null;
}

interface Limits {
  /** The name of the file field; without it, any file is taken. */
  fileField?: string;
  maxFileBytes: number;
}

const maxTexts = 60;
const maxTextBytes = 128 * 1024;
const maxNameBytes = 100;
/** One file, and empty parts of browsers that send a field twice. */
const maxFiles = 3;

/**
 * Reads a form with a file as a stream, with at most `maxFileBytes` of the file in memory. A rejected body is read to
 * its end, or the browser would not show the response. server/guard.ts limits the size of the body.
 * @returns null for a form that is invalid, is truncated or has too many parts
 */
export async function readUpload(request: Request, limits: Limits): Promise<PostedForm | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return readWithoutFile(request);
  const parser = openParser(type, limits);
  const reader = request.body?.getReader();
  if (!reader) return null;
  // One read at a time, as two simultaneous reads of a Remix body hang.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    await parser?.write(part.value);
  }
  return parser?.end() ?? null;
}

/** Reads a form without files, as posted by browsers that cannot send them. */
async function readWithoutFile(request: Request): Promise<PostedForm | null> {
  const form = await request.formData().catch(() => null);
  if (!form) return null;
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, withoutNul(value)]] : [],
  );
  return texts.length > maxTexts ? null : { texts, file: null };
}

function openParser(contentType: string, { fileField, maxFileBytes }: Limits) {
  const busboy = openBusboy(contentType, maxFileBytes);
  if (!busboy) return null;
  const texts: PostedForm["texts"] = [];
  const files: PostedFile[] = [];
  let invalid = false;
  const markInvalid = () => {
    invalid = true;
  };
  const finished = new Promise<void>((resolve) => {
    busboy.once("finish", () => resolve());
    busboy.on("error", () => {
      markInvalid();
      resolve();
    });
  });
  busboy.on("field", (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) markInvalid();
    texts.push([name, withoutNul(value)]);
  });
  busboy.on("file", (field, stream, name) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
    });
    stream.on("limit", () => {
      size += 1;
      chunks.length = 0;
    });
    // The part is truncated; the parser itself emits an error too.
    stream.on("error", markInvalid);
    stream.on("end", () => {
      const empty = !name && size === 0;
      if (empty || (fileField !== undefined && field !== fileField)) return;
      const tooLarge = size > maxFileBytes;
      files.push({ name: name ?? "", size, bytes: tooLarge ? null : Buffer.concat(chunks) });
    });
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) busboy.on(limit, markInvalid);
  return {
    async write(bytes: Uint8Array) {
      if (invalid || busboy.write(Buffer.from(bytes))) return;
      await Promise.race([new Promise<void>((resolve) => busboy.once("drain", () => resolve())), finished]);
    },
    async end(): Promise<PostedForm | null> {
      if (!invalid) {
        busboy.end();
        await finished;
      }
      if (invalid || files.length > 1) return null;
      return { texts, file: files[0] ?? null };
    },
  };
}

function openBusboy(contentType: string, maxFileBytes: number) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fieldNameSize: maxNameBytes,
        fieldSize: maxTextBytes,
        fields: maxTexts,
        fileSize: maxFileBytes,
        files: maxFiles,
        parts: maxTexts + maxFiles,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    // The content type has no boundary.
    return null;
  }
}
