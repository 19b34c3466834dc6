import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** Notes a problem of one file, or of one place in it. */
export type Report = (reason: string) => void;

/** The YAML files in a folder and the folders below it, as paths from `root` with forward slashes, sorted. */
export function listYaml(root: string, folder: string, pattern = /\.ya?ml$/): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** What a JSON file holds; undefined, with a report, where it cannot be read. Much faster than YAML. */
export function readJson(path: string, report: Report): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** What a YAML file holds; undefined, with a report, where it cannot be read. Dates stay strings. */
export function readYaml(path: string, report: Report): unknown {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), {
    schema: "core",
    lineCounter: lines,
    prettyErrors: false,
  });
  for (const { message, pos } of document.errors) report(`line ${lines.linePos(pos[0]).line}: ${message}`);
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** The value as the schema has it; undefined, with a report of each reason, where it does not fit. */
export function decode<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  report: Report,
): z.output<Schema> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const reason =
      issue.code === "unrecognized_keys"
        ? `does not take "${issue.keys.join('", "')}" (a text with a comma between { } needs quotes)`
        : issue.message;
    const place = issue.path.map((part) => (typeof part === "number" ? part + 1 : part));
    report([...place, reason].join(": "));
  }
  return undefined;
}
