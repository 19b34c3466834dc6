import type { Config } from "~/.server/config/config";
import type { UpstreamScope } from "~/.server/context/scope";
import { blockExamples } from "~/blocks/examples";
import { type Brand, brands } from "~/utils/brand";
import { findHomepage } from "./client.server";
import { pageExamples } from "./examples";

// The media folders of the pictures in app/fields/wire-examples.ts.
const examplePicture = "/3f2a1b9c/koffie";
const exampleDrawing = "/9c1b2a3f/vergeet-mij-niet";

export interface GalleryExample {
  kind: "blok" | "pagina";
  bundle: string;
  /** Description of the example, also part of its address. */
  name: string;
  /** JSON as sent by the CMS. */
  json: unknown;
}

/** Every example of every block and page type, the same that the tests use. */
export function listGalleryExamples(): GalleryExample[] {
  return [...examplesOf("blok", blockExamples), ...examplesOf("pagina", pageExamples)];
}

/** Open in development, elsewhere only if configured. */
export function isGalleryOpen({ development, blockGallery }: Config): boolean {
  return development || blockGallery;
}

export function galleryPath({ kind, bundle, name }: GalleryExample): string {
  return `/_blokken/${[kind, bundle, name].map(encodeURIComponent).join("/")}`;
}

/** The address in each brand: on its `.localhost` host if the given address is local, else on its first public host. */
export function brandAddresses(address: string, { brandHosts }: Config): { brand: Brand; url: string }[] {
  const url = new URL(address);
  const isLocal = /(^|\.)localhost$|^127\./.test(url.hostname);
  return brands.flatMap((brand) => {
    const hosts = [...brandHosts].filter(([, hostBrand]) => hostBrand === brand).map(([host]) => host);
    const host = hosts.find((name) => name.endsWith(".localhost") === isLocal);
    const port = url.port && `:${url.port}`;
    return host ? [{ brand, url: `${url.protocol}//${host}${port}${url.pathname}` }] : [];
  });
}

/** Replaces the example pictures, which no CMS has, with the picture of the home page. */
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
