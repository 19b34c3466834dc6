import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { todayOf } from "../days";
import { readPageFiles } from "../pages/page-sources";
import { readRegions } from "../regions/read-regions";
import { regionSources } from "../regions/region-sources";
import { checkPage, checkRegion } from "./check-page";
import { checkPictures } from "./check-pictures";
import { checkLinks, checkWords, partsOf, pastDates, targetsOf } from "./check-words";
import { findLine } from "./find-line";
import type { Finding } from "./finding";
import { loadContent } from "./load-content";
import { listYaml, readYaml } from "./yaml-files";

const ignoreProblems = () => () => {};

/** The errors and warnings of a content folder, sorted by file and line. */
export async function checkForEditors(contentDir: string, now = new Date()): Promise<Finding[]> {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const cached = texts.get(file);
    if (cached !== undefined) return cached;
    const text = readText(join(contentDir, file));
    texts.set(file, text);
    return text;
  };
  const { content, checkThoroughly } = await loadContent(contentDir);
  const errors = checkThoroughly().map((problem): Finding => {
    const [, file = "", reason = problem] = /^(\S+?): (.*)$/s.exec(problem) ?? [];
    return { level: "error", file, line: lineOfProblem(textOf(file), reason), message: reason };
  });

  // Files that cannot be read are already among the errors.
  const files = readPageFiles(contentDir, ignoreProblems);
  const regions = readRegions(contentDir, ignoreProblems);
  const regionPages = regionSources(regions, files.addresses, content.taxonomies.get("municipalities") ?? []);
  const today = todayOf(now);
  const targets = targetsOf(files.sources, regionPages);
  const shared = readShared(contentDir);
  const unlocated = [
    ...files.sources.flatMap((source) => checkPage(source, today)),
    ...regionPages.sources.flatMap((source) => checkPage(source, today)),
    ...regions.flatMap((region) => checkRegion(region, regionPages, today)),
    ...checkPictures(content.pictures, [
      ...[...files.sources, ...regionPages.sources].map(({ fields }) => fields),
      ...shared.map(({ value }) => value),
    ]),
    ...checkWords(partsOf(files.sources, regionPages, regions), targets, today),
    ...["site.yaml", "slideins.yaml"].flatMap((file) => pastDates(file, textOf(file), today)),
    ...shared.flatMap(({ file, value }) => checkLinks(file, value, targets)),
  ];
  const located = unlocated.map(({ level, file, message, needles }): Finding => {
    return { level, file, line: findLine(textOf(file), needles), message };
  });
  return [...errors, ...located].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}

/** The files with what many pages share. */
function readShared(contentDir: string): { file: string; value: unknown }[] {
  const names = ["menus/main.yaml", "menus/footer.yaml", "site.yaml", "slideins.yaml", "redirects.yaml"];
  return [...names, ...listYaml(contentDir, "building-blocks")]
    .filter((file) => existsSync(join(contentDir, file)))
    .map((file) => ({ file, value: readYaml(join(contentDir, file), ignoreProblems()) }));
}

/** Finds the line of a problem by its line number, link or quoted name, or else by the names of its fields. */
function lineOfProblem(text: string, reason: string): number | null {
  const [, line] = /^(?:.*: )?line (\d+):/.exec(reason) ?? [];
  if (line) return Number(line);
  const [, link, quoted] = /link to (\S+):|"([^"]+)"/.exec(reason) ?? [];
  const named = link ?? quoted;
  const fields = reason
    .split(": ")
    .slice(0, -1)
    .filter((part) => /^[a-z_]+$/.test(part));
  return findLine(text, named ? [named] : fields);
}

function readText(path: string): string {
  try {
    // Normalises spacing so that a slug can be found in any file.
    return readFileSync(path, "utf8").replaceAll('"slug":"', '"slug": "');
  } catch {
    return "";
  }
}

/** The findings as text, one per line with a summary, and the exit code: 1 when there is an error. */
export function editorReport(
  contentDir: string,
  findings: readonly Finding[],
): { text: string; exitCode: 0 | 1 } {
  const errors = findings.filter(({ level }) => level === "error").length;
  const lines = findings.map(
    ({ level, file, line, message }) =>
      `${contentDir}/${file}${line ? `:${line}` : ""}: ${level}: ${message}`,
  );
  const summary = `${contentDir}/: ${pluralize(errors, "error")}, ${pluralize(findings.length - errors, "warning")}`;
  return {
    text: [...lines, ...(lines.length > 0 ? [""] : []), summary].join("\n"),
    exitCode: errors > 0 ? 1 : 0,
  };
}

const pluralize = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
