import type { Config } from "~/.server/config/config";
import type { UpstreamScope } from "~/.server/context/scope";
import { blockExamples } from "~/blocks/examples";
import { type Brand, brands } from "~/utils/brand";
import { findHomepage } from "./client.server";
import { pageExamples } from "./examples";

// app/fields/wire-examples.ts
const examplePicture = "/3f2a1b9c/koffie";
const exampleDrawing = "/9c1b2a3f/vergeet-mij-niet";

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

/** The same address in each brand: under its `.localhost` name where this is one, else under its first own host. */
export function brandAddresses(address: string, { brandHosts }: Config): { brand: Brand; url: string }[] {
  const here = new URL(address);
  const isLocal = /(^|\.)localhost$|^127\./.test(here.hostname);
  return brands.flatMap((brand) => {
    const hosts = [...brandHosts].filter(([, shown]) => shown === brand).map(([host]) => host);
    const host = hosts.find((name) => name.endsWith(".localhost") === isLocal);
    const port = here.port && `:${here.port}`;
    return host ? [{ brand, url: `${here.protocol}//${host}${port}${here.pathname}` }] : [];
  });
}

/** The examples name pictures that no CMS has; the one of the home page stands in for them. */
export async function withRealPicture(json: unknown, scope: UpstreamScope): Promise<unknown> {
  const home = await findHomepage(scope).catch(() => null);
  const folder = /^\/drupal\/media(\/.+)\/[^/]+$/.exec(home?.header.image?.url ?? "")?.[1];
  if (!folder) return json;
  return JSON.parse(
    JSON.stringify(json).replaceAll(examplePicture, folder).replaceAll(exampleDrawing, folder),
  );
}

function examplesOf(
  kind: GalleryExample["kind"],
  all: Record<string, Record<string, unknown>>,
): GalleryExample[] {
  return Object.entries(all).flatMap(([bundle, byName]) =>
    Object.entries(byName).map(([name, json]) => ({ kind, bundle, name, json })),
  );
}
