import { siteHostsOf } from "~/.server/config/brand-of-request";
import type { Config } from "~/.server/config/config";
import type { Fetch } from "~/.server/http/upstream";
import { findHomepage } from "~/pages/client.server";
import type { Brand } from "~/utils/brand";
import { findAddresses, spread } from "./addresses";
import { callChecks } from "./calls";
import { checkCall } from "./check-call";
import { checkFiles } from "./check-files";
import { type CheckedPage, checkPage } from "./check-page";
import type { Checked } from "./finding";
import { createCms } from "./observe";
import { requiredAddresses } from "./required-addresses";

interface CheckOptions {
  /** With the address of the CMS. */
  config: Config;
  brand: Brand;
  /** The pages to check; none: those of the CMS. */
  addresses: string[];
  /** Of the pages of the CMS, at most. */
  most: number;
  /** By default over the network. */
  fetchFrom?: Fetch;
  /** Called as each page is checked. */
  onPage?: (done: number, of: number) => void;
}

/** Pages that are asked at the same time, so that the check does not slow down a CMS in use. */
const atOnce = 4;

/** Makes every call of the contract, and loads pages one by one. Null where there is no connection. */
export async function checkCms(options: CheckOptions): Promise<Checked[] | null> {
  const { config, brand, most, onPage } = options;
  const cms = createCms(config, brand, options.fetchFrom);
  const { answers } = await cms.observe(findHomepage);
  if (answers.length === 0) return null;
  const addresses =
    options.addresses.length > 0
      ? options.addresses
      : [...new Set([...Object.keys(requiredAddresses), ...spread(await findAddresses(cms), most)])];
  const pages: CheckedPage[] = [];
  const waiting = addresses.values();
  const work = async () => {
    for (const address of waiting) {
      pages.push(await checkPage(cms, address, config.upstreamTimeoutMs));
      onPage?.(pages.length, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ordered = addresses.flatMap((address) => pages.find(({ subject }) => subject === address) ?? []);
  const found = ordered.flatMap(({ page }) => (page && page.nid > 0 ? [page] : []));
  const samples = {
    page: found.find(({ type }) => type !== "homepage") ?? null,
    region: found.find(({ type }) => type === "regio") ?? null,
  };
  const calls: Checked[] = [];
  for (const entry of Object.entries(callChecks))
    calls.push(await checkCall(cms, entry, samples, config.upstreamTimeoutMs));
  const files = await checkFiles(
    cms,
    ordered.flatMap(({ pictures }) => pictures),
    siteHostsOf(brand, config),
  );
  return [...calls, files, ...ordered];
}
