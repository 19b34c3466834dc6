import { Busboy } from "@fastify/busboy";

/** A file that was posted; the bytes of one that is too large are not kept. */
interface PostedFile {
  name: string;
  /** In bytes; of one that is too large at least this. */
  size: number;
  bytes: Buffer | null;
}

/** What a form posted: its texts in their order, and at most one file. */
export interface PostedForm {
  texts: [name: string, value: string][];
  file: PostedFile | null;
}

interface Limits {
  /** The field that takes a file. */
  fileField: string;
  /** Exactly so many are kept; of more none. */
  maxFileBytes: number;
}

const maxTexts = 60;
const maxTextBytes = 128 * 1024;
const maxNameBytes = 100;
/** One file, and the empty parts of browsers that send a field twice. */
const maxFiles = 3;

/**
 * Reads a form with a file as it streams in: never more than the file's limit is held, and the rest of a body that is
 * refused is read and thrown away, so that a browser gets its answer. How large a body may be says server/guard.ts.
 * @returns null for a body that is no such form: damaged, cut off, or with more parts than any form of ours
 */
export async function readUpload(request: Request, limits: Limits): Promise<PostedForm | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return readWithoutFile(request);
  const parser = openParser(type, limits);
  const reader = request.body?.getReader();
  if (!reader) return null;
  // One read at a time: a body of Remix hangs when two are under way.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    await parser?.write(part.value);
  }
  return parser?.end() ?? null;
}

/** Of browsers that cannot send files. */
async function readWithoutFile(request: Request): Promise<PostedForm | null> {
  const form = await request.formData().catch(() => null);
  if (!form) return null;
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return texts.length > maxTexts ? null : { texts, file: null };
}

function openParser(contentType: string, { fileField, maxFileBytes }: Limits) {
  const busboy = openBusboy(contentType, maxFileBytes);
  if (!busboy) return null;
  const texts: PostedForm["texts"] = [];
  const files: PostedFile[] = [];
  let broken = false;
  const breakOff = () => {
    broken = true;
  };
  const finished = new Promise<void>((resolve) => {
    busboy.once("finish", () => resolve());
    busboy.on("error", () => {
      breakOff();
      resolve();
    });
  });
  busboy.on("field", (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) breakOff();
    texts.push([name, value]);
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
    // A part that was cut off: the parser itself says so too.
    stream.on("error", breakOff);
    stream.on("end", () => {
      const empty = !name && size === 0;
      if (field !== fileField || empty) return;
      const tooLarge = size > maxFileBytes;
      files.push({ name: name ?? "", size, bytes: tooLarge ? null : Buffer.concat(chunks) });
    });
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) busboy.on(limit, breakOff);
  return {
    async write(bytes: Uint8Array) {
      if (broken || busboy.write(Buffer.from(bytes))) return;
      await Promise.race([new Promise<void>((resolve) => busboy.once("drain", () => resolve())), finished]);
    },
    async end(): Promise<PostedForm | null> {
      if (!broken) {
        busboy.end();
        await finished;
      }
      if (broken || files.length > 1) return null;
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
    // Without a boundary.
    return null;
  }
}
