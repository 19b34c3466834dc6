import { brotliCompressSync } from "node:zlib";
import type { Measured } from "./processes";

const kilobyte = 1024;
const form = "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren";

/** Measures the compressed size of what a browser loads for a page, without pictures. Fonts are already compressed. */
export async function bytes(site: string): Promise<Measured[]> {
  const home = await measure(site, "/");
  const test = await measure(site, "/geheugentest/ander");
  const application = await measure(site, form);
  return [
    row("The home page: HTML, style and script together", home.html + home.css + home.js, 30),
    row("Fonts of a page", home.woff2, 60),
    row("The script of every page", home.js, 6),
    row("Script of the memory test", test.js, 110),
    row("Script of an application form", application.js, 125),
  ];
}

function row(what: string, size: number, maxKb: number): Measured {
  return {
    goal: `${what}: at most ${maxKb} KB`,
    measured: `${(size / kilobyte).toFixed(1)} KB`,
    met: size <= maxKb * kilobyte,
  };
}

async function measure(site: string, path: string) {
  const html = await (await fetch(site + path)).text();
  const sizes = { html: brotliCompressSync(html).byteLength, css: 0, js: 0, woff2: 0 };
  const addresses = html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(css|js|woff2))"/g);
  const files = new Map([...addresses].map(([, url = "", kind]) => [url, kind]));
  for (const [url, kind] of files) {
    const body = Buffer.from(await (await fetch(site + url)).arrayBuffer());
    if (kind === "woff2") sizes.woff2 += body.byteLength;
    else if (kind === "css" || kind === "js") sizes[kind] += brotliCompressSync(body).byteLength;
  }
  return sizes;
}
