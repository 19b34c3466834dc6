import { redirect } from "@remix-run/node";
import { parse, serialize } from "cookie";
import { ownPath } from "~/domain/own-path";
import { parseViewSettings, serializeViewSettings, type ViewSettings } from "~/domain/view-settings";
import { amsterdamDay } from "~/utils/dates";
import type { RequestScope } from "../context";

export const viewCookieName = "weergave";

// Spec 002, section 9; browsers make 400 days of it.
const lifetime = 1000 * 86_400;

/** The choices that a visitor's cookie holds. */
export function readView(request: Request, now: Date): ViewSettings {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  return parseViewSettings(cookies[viewCookieName] ?? "", amsterdamDay(now));
}

/** Keeps a changed choice and leads back to the page that the form stood on (its field `terug`). */
export function keepView(scope: RequestScope, form: FormData, change: Partial<ViewSettings>): Response {
  const value = serializeViewSettings({ ...scope.view, ...change });
  const cookie = serialize(viewCookieName, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: scope.origin.startsWith("https:"),
    // Nothing chosen: nothing kept.
    maxAge: value ? lifetime : 0,
    // Readable as it is; every character in it is one that a cookie may hold.
    encode: (text) => text,
  });
  return redirect(ownPath(form.get("terug")) ?? "/", { status: 303, headers: { "Set-Cookie": cookie } });
}
