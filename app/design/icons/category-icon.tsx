import { type CategoryName, categoryIcons } from "~/fields/icon-names";
import { Drawing } from "./icon";
import { categoryPaths } from "./icon-paths";

/** The drawing of a category, beside words that say what it stands for. */
export function CategoryIcon({ name }: { name: CategoryName }) {
  return <Drawing path={categoryPaths[categoryIcons[name]]} />;
}
