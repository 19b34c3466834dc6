import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import type { Content } from "./content/load-content";
import type { Handler } from "./faults";
import { type BackendOptions, backendOver, createBackend, readContent } from "./handler";

/** A small SVG: a red square on a transparent background. */
export const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect x="20" y="10" width="20" height="20" fill="red"/></svg>';

/** A small content folder without problems. */
const validContent: Record<string, string> = {
  "home/dementie.yaml": "{ type: homepage, title: Dementie }",
  "home/samen.yaml": "{ type: homepage, title: Samen }",
  "pages/contact.yaml": "{ type: content_page, title: Contact }",
  "media/plaatje.svg": square,
  "media/media.yaml": "plaatje: { alt: Een vierkant }",
  "taxonomies/news_category.yaml":
    "[{ id: 2, name: Onderzoek, weight: 1 }, { id: 1, name: Landelijk, weight: 0 }]",
  "taxonomies/content_categories.yaml": "[{ id: 21, name: Over dementie }]",
};

let content: Promise<Content> | undefined;
let backend: Promise<Handler> | undefined;

/** The content of content/, read once per process, because that takes longer than most tests. */
export function siteContent(): Promise<Content> {
  content ??= readContent(resolve("content"));
  return content;
}

/** The stand-in over content/, shared by all tests of a process, which only read from it. */
export function siteBackend(): Promise<Handler> {
  backend ??= siteContent().then((read) => backendOver(read, { dataDir: resolve("never-written") }));
  return backend;
}

/** Creates a folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backend-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a content folder with valid content and the given files; an empty text leaves a file out. */
export function contentFolder(files: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  writeContent(folder, files);
  return folder;
}

/** Like `contentFolder`, in an existing folder. */
export function writeContent(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ ...validContent, ...files })) {
    if (text === "") continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** A stand-in over a content folder with the given files and a new data folder. */
export async function backendWith(files: Record<string, string> = {}, options: Partial<BackendOptions> = {}) {
  const dataDir = options.dataDir ?? temporaryFolder();
  const handler = await createBackend({ contentDir: contentFolder(files), dataDir, ...options });
  const request = (path: string, init?: RequestInit) =>
    handler(new Request(`http://backend.test${path}`, init));
  const json = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await request(path, init)).json();
  return { request, json, dataDir };
}
