import type { Content } from "./content/load-content";
import type { Page } from "./pages/expand-page";

/** What the routes work with. */
export interface Backend {
  content: Content;
  /** Where submissions and cut pictures are kept. */
  dataDir: string;
  now: () => Date;
}

/** The page at an address, also one of a region. */
export function findPage({ content, now }: Backend, address: string): Page | undefined {
  return content.pages.get(address) ?? content.regionPages.find(address, now());
}

/** The address of a page as it is kept: without a slash at the end. */
export function addressOf(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
