import type { Content } from "./content/load-content";
import type { Page } from "./pages/expand-page";

/** The data and settings that the routes share. */
export interface Backend {
  content: Content;
  /** Folder for submissions and cropped pictures. */
  dataDir: string;
  now: () => Date;
}

/** The page at an address, including pages of regions. */
export function findPage({ content, now }: Backend, address: string): Page | undefined {
  return content.pages.get(address) ?? content.regionPages.find(address, now());
}

/** Removes trailing slashes from a path. */
export function addressOf(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
