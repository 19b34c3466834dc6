import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import type { Failure } from "./result";

/** What an operator does about an answer that a Drupal gives by its settings; nothing for other answers. */
export function adviceOn(response: UpstreamResponse | Failure): { advice?: string } {
  if (!("text" in response)) return {};
  const { status, contentType = "" } = response;
  if (status === 200 && /\bhtml\b/i.test(contentType))
    return { advice: "CMS_FORMAT=json asks Drupal for JSON by ?_format" };
  if (status === 401 || status === 403)
    return { advice: "give the anonymous role of Drupal, or the account of CMS_AUTH, access to it" };
  if (status === 406) return { advice: "offer JSON for this resource in Drupal, or set CMS_FORMAT" };
  return {};
}
