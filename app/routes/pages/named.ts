import { redirect } from "@remix-run/node";

/** `/regio` and `/locations` exist for old links only and have no page. */
export function loader() {
  return redirect("/regios", 301);
}
