import type { NavigationName } from "~/fields/icon-names";
import { Drawing } from "./icon";
import { navigationPaths } from "./icon-paths";

/** The drawing of an entry of the navigation, beside its words. */
export function NavigationIcon({ name }: { name: NavigationName }) {
  return <Drawing path={navigationPaths[name]} />;
}
