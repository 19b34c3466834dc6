import type { NavigationName } from "~/domain/icon-maps";
import { Drawing } from "./icon";
import { navigationPaths } from "./icon-paths";

/** The drawing of an entry of the navigation, beside its words. */
export function NavigationIcon({ name }: { name: NavigationName }) {
  return <Drawing path={navigationPaths[name]} />;
}
