import type { NavigationName } from "~/fields/icon-names";
import { Drawing } from "./icon";
import { navigationPaths } from "./icon-paths";

/** The decorative icon of a navigation item, beside its text. */
export function NavigationIcon({ name }: { name: NavigationName }) {
  return <Drawing path={navigationPaths[name]} />;
}
