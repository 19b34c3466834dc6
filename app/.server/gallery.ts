import { blockExamples } from "~/blocks/examples";
import { pageExamples } from "~/pages/examples";
import type { Config } from "./config/config";

export interface GalleryExample {
  kind: "blok" | "pagina";
  bundle: string;
  /** What it shows; names it in its address too. */
  name: string;
  /** As the CMS would send it. */
  json: unknown;
}

/** Every example of every block and page type: what the tests iterate is what a person sees in the gallery. */
export function listGalleryExamples(): GalleryExample[] {
  return [...examplesOf("blok", blockExamples), ...examplesOf("pagina", pageExamples)];
}

/** For developers and editors; on a public site only when asked for. */
export function isGalleryOpen({ development, blockGallery }: Config): boolean {
  return development || blockGallery;
}

export function galleryPath({ kind, bundle, name }: GalleryExample): string {
  return `/_blokken/${[kind, bundle, name].map(encodeURIComponent).join("/")}`;
}

function examplesOf(
  kind: GalleryExample["kind"],
  all: Record<string, Record<string, unknown>>,
): GalleryExample[] {
  return Object.entries(all).flatMap(([bundle, byName]) =>
    Object.entries(byName).map(([name, json]) => ({ kind, bundle, name, json })),
  );
}
