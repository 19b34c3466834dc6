import type { FunctionComponent } from "react";
import { ContentPage } from "./content-page/component";
import { Homepage } from "./homepage/component";
import { NewsPage } from "./news/component";
import { OverviewPage } from "./overview-page/component";
import type { Page, PageType } from "./schemas";

export interface PageProps<T extends PageType> {
  page: Page<T>;
  preview: boolean;
}

/** The component of every page type; a missing one does not compile. */
export const pageComponents: { [T in PageType]: FunctionComponent<PageProps<T>> } = {
  content_page: ContentPage,
  homepage: Homepage,
  news: NewsPage,
  overview_page: OverviewPage,
};
