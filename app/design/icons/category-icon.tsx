import { type CategoryName, categoryIcons } from "~/fields/icon-names";
import { Drawing } from "./icon";
import { categoryPaths } from "./icon-paths";

/** The decorative icon of a category, beside a text. */
export function CategoryIcon({ name }: { name: CategoryName }) {
  return <Drawing path={categoryPaths[categoryIcons[name]]} />;
}
