import { parse as parseCookie } from "cookie";
import type { RawResponse } from "./http-server";
import { parseForms, sentFields } from "./parse-html";

type SendRequest = (
  target: string,
  request?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<RawResponse>;

/** A browser without scripts: it keeps cookies, and sends the forms of pages with what is filled in. */
export function formBrowser(sendRequest: SendRequest, ownHeaders: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function send(
    target: string,
    request: { method?: string; headers?: Record<string, string>; body?: string },
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...ownHeaders, ...(cookie && { Cookie: cookie }), ...request.headers };
    const response = await sendRequest(target, { ...request, headers });
    for (const line of [response.headers["set-cookie"] ?? []].flat()) {
      const [name = "", value = ""] = Object.entries(parseCookie(line))[0] ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value ?? "");
    }
    return response;
  }

  const get = (target: string) => send(target, {});

  /** Posts fields as they are. */
  function post(target: string, fields: readonly [string, string][], headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    const type = "application/x-www-form-urlencoded";
    const length = String(Buffer.byteLength(body));
    return send(target, {
      method: "POST",
      headers: { "Content-Type": type, "Content-Length": length, ...headers },
      body,
    });
  }

  /**
   * Opens a page and posts a form in its main part, with these values; of boxes those that are ticked.
   * @param button a text on the button of the form; without it the first form that does not log out
   */
  async function submit(
    target: string,
    values: Record<string, string | string[]> = {},
    headers: Record<string, string> = {},
    button = "",
  ) {
    const { body } = await get(target);
    const form = parseForms(body).find((one) =>
      button
        ? one.querySelector("button")?.textContent?.includes(button)
        : one.getAttribute("action") !== "/uitloggen",
    );
    if (!form) throw new Error(`no form on ${target}`);
    const others = sentFields(form).filter(([name]) => !(name in values));
    const given = Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    const action = form.getAttribute("action") ?? "#";
    const address = action.startsWith("#") ? target : action.replace(/#.*$/, "");
    return post(address, [...others, ...given], headers);
  }

  return { cookies, get, post, submit };
}
