import { load, type Measured } from "./processes";

const mostPages = 120;
const megabyte = 1024 * 1024;

/** Memory of a site under many requests for many pages, some with a query; `metrics` is where it tells its figures. */
export async function memory(site: string, metrics: string, amount: number): Promise<Measured> {
  const paths = await pagesOf(site);
  const requests = paths.map((path, index) => ({ path: index % 4 ? path : `${path}?page=${index}` }));
  const resident = async () => {
    const text = await (await fetch(metrics)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / megabyte;
  };
  await load(site, { amount: Math.round(amount / 4), requests });
  const before = await resident();
  await load(site, { amount, requests });
  const after = await resident();
  const change = (after - before) / before;
  return {
    goal: `Memory over ${amount.toLocaleString("en")} requests after the first ${Math.round(amount / 4).toLocaleString("en")}: flat within 10 %`,
    measured: `${(100 * change).toFixed(1)} % (${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after; ${paths.length} pages)`,
    met: Math.abs(change) <= 0.1,
  };
}

/** Addresses of the site map that are pages. */
async function pagesOf(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/sitemap`)).text();
  const paths = [...new Set([...html.matchAll(/href="(\/[^"#?.]*)"/g)].map(([, path = "/"]) => path))];
  const pages: string[] = [];
  for (const path of paths.slice(0, mostPages)) {
    const { status } = await fetch(site + path, { redirect: "manual" });
    if (status === 200) pages.push(path);
  }
  return pages;
}
