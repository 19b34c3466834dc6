import { createElement, type FunctionComponent } from "react";
import { pageComponents } from "./components";
import type { PageType } from "./definitions";
import type { Page, PageProps } from "./types";

/** Renders a page of any type. */
export function PageView<T extends PageType>({
  page,
  preview = false,
}: {
  page: Page<T>;
  preview?: boolean;
}) {
  const Component: FunctionComponent<PageProps<T>> = pageComponents[page.type];
  return createElement(Component, { page, preview });
}
