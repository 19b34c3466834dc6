import { redirect } from "@remix-run/node";

/** `/regio` and `/locations` are named routes of old links without a page of their own. */
export function loader() {
  return redirect("/regios", 301);
}
