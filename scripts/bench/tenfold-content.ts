import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { folder } from "./processes";
import { repeat } from "./repeat";

const factor = 10;
const items = z.array(z.looseObject({ slug: z.string() }));
const lists = z.looseObject({
  locations: items.optional(),
  series: items.optional(),
  news: items.optional(),
});

/**
 * Creates a working directory of the site with ten times the pages, news, vacancies, locations and activities.
 * Regions, menus and pictures stay.
 */
export function createTenfoldContent(): string {
  const place = join(folder, "tenfold");
  const content = join(place, "content");
  mkdirSync(place);
  symlinkSync(resolve("build"), join(place, "build"));
  cpSync("content", content, { recursive: true });
  for (let copy = 1; copy < factor; copy += 1)
    cpSync("content/pages", join(content, "pages", `copy-${copy}`), { recursive: true });
  for (const name of filesOf("news")) {
    if (name.endsWith(".json"))
      rewrite(join(content, "news", name), (json) => repeat(items.parse(json), factor));
    else
      for (let copy = 1; copy < factor; copy += 1)
        cpSync(join("content/news", name), join(content, "news", name.replace(".yaml", `-${copy}.yaml`)));
  }
  for (const name of filesOf("vacancies"))
    rewrite(join(content, "vacancies", name), (json) => repeat(items.parse(json), factor));
  for (const name of filesOf("regions"))
    rewrite(join(content, "regions", name), (json) => {
      const region = lists.parse(json);
      const { locations = [], series = [], news = [] } = region;
      return {
        ...region,
        locations: repeat(locations, factor),
        series: repeat(series, factor),
        news: repeat(news, factor),
      };
    });
  return place;
}

function filesOf(name: string): string[] {
  return readdirSync(join("content", name)).filter((file) => /\.(json|yaml)$/.test(file));
}

function rewrite(file: string, change: (json: unknown) => unknown): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
}
