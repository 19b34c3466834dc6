import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** Records a problem in a file. */
export type Report = (reason: string) => void;

/** The YAML files in a folder and its subfolders, as sorted paths relative to `root` with forward slashes. */
export function listYaml(root: string, folder: string, pattern = /\.ya?ml$/): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Parses a JSON file; reports and returns undefined when invalid. Much faster than YAML. */
export function readJson(path: string, report: Report): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Parses a YAML file; reports and returns undefined when invalid. Dates stay strings. */
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

/** Decodes a value with a schema; reports each issue and returns undefined when invalid. */
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
        ? `has an unknown key "${issue.keys.join('", "')}" (a text with a comma between { } needs quotes)`
        : issue.message;
    const place = issue.path.map((part) => (typeof part === "number" ? part + 1 : part));
    report([...place, reason].join(": "));
  }
  return undefined;
}
