/**
 * Asks a CMS every call of the contract, loads its pages as the site does, and prints what is right, what is missing
 * and what to change there: `npm run cms:check -- https://cms.example.nl`, optionally with addresses of pages
 * (`/zorgen/partner`), `--pages addresses.txt`, `--most 200` and `--brand samen`. Run it with the settings of the site.
 * Exit code: 0 all right, 1 something to change, 2 not checked.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { environmentConfig } from "../app/.server/config/environment";
import { brands, isBrand } from "../app/utils/brand";
import { optionalAddress } from "../app/utils/setting-values";
import { checkCms } from "./cms-check/check-cms";
import { reportOf } from "./cms-check/report";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: "string" }, most: { type: "string" }, brand: { type: "string" } },
  });
  const settings = environmentConfig();
  const paths = positionals.filter((argument) => argument.startsWith("/"));
  const [given] = positionals.filter((argument) => !argument.startsWith("/"));
  const address = optionalAddress.safeParse(given ?? settings.cmsUrl).data;
  if (!address) throw new Error("Give the address of the CMS: npm run cms:check -- https://cms.example.nl");
  const brand = values.brand ?? settings.brand;
  if (!isBrand(brand)) throw new Error(`--brand ${brand}: is not one of ${brands.join(", ")}`);
  const most = Number(values.most ?? Number.POSITIVE_INFINITY);
  if (!(most > 0)) throw new Error(`--most ${values.most}: is not a number of pages`);
  const listed = values.pages ? (await readFile(values.pages, "utf8")).split(/\s+/).filter(Boolean) : [];
  const checked = await checkCms({
    config: { ...settings, cmsUrl: address },
    brand,
    addresses: [...paths, ...listed],
    most,
    ...(process.stderr.isTTY && {
      onPage: (done, of) => process.stderr.write(`\r${done} of ${of} pages${done === of ? "\n" : ""}`),
    }),
  });
  if (!checked)
    throw new Error(
      `${address} does not answer. Check the address, and whether it may be reached from here.`,
    );
  const { text, hasProblems } = reportOf(checked);
  console.info(text);
  process.exitCode = hasProblems ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
