import { z } from "zod";
import { address, milliseconds, optional, optionalAddress, seconds } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Upstreams");

export const upstreamSettings = {
  cmsUrl: setting("CMS_URL", optionalAddress, {
    description: "Address of the CMS (docs/backend-contract.md). Empty: the stand-in over `content/`.",
    example: "https://cms.example.nl",
  }),
  apiUrl: setting("API_URL", optionalAddress, {
    description:
      "Address of the product API (docs/backend-contract.md). Empty: the stand-in over `content/`.",
    example: "https://api.example.nl",
  }),
  cmsAuth: setting("CMS_AUTH", z.string().prefault(""), {
    description: "Value of the `Authorization` header of calls to the CMS. Empty: no header.",
    example: "Bearer 3f2a…",
    secret: true,
  }),
  cmsFormat: setting(
    "CMS_FORMAT",
    z
      .string()
      .regex(/^[a-z_]*$/, "is not the name of a format")
      .prefault(""),
    {
      description:
        "Adds `?_format=…` to every call to the CMS, for a Drupal that answers with HTML without it: `json`, or the format of a module such as `json_recursive`. Empty: `Accept` alone.",
      example: "json",
    },
  ),
  apiAuth: setting("API_AUTH", z.string().prefault(""), {
    description: "Value of the `Authorization` header of calls to the product API. Empty: no header.",
    example: "Bearer 3f2a…",
    secret: true,
  }),
  newsletterUrl: setting("NEWSLETTER_URL", optional(address).prefault(""), {
    description:
      "Address of the brand's form at the mailing provider; `{brand}` is replaced. Empty: the stand-in.",
    example: "https://mail.example.nl/forms/{brand}",
  }),
  upstreamTimeoutMs: setting("UPSTREAM_TIMEOUT_MS", milliseconds.prefault("2000"), {
    description: "Longest wait for one upstream call, its retries included, in milliseconds.",
  }),
  pageTimeoutMs: setting("PAGE_TIMEOUT_MS", milliseconds.prefault("2500"), {
    description:
      "Longest wait for all upstream calls of a page together, in milliseconds; parts that are not there by then come from outage copies, or fail.",
  }),
  submitTimeoutMs: setting("SUBMIT_TIMEOUT_MS", milliseconds.prefault("12000"), {
    description:
      "Longest wait for forwarding a form, and for the first byte of a picture or file, in milliseconds.",
  }),
  redirectTimeoutMs: setting("REDIRECT_TIMEOUT_MS", milliseconds.prefault("300"), {
    description:
      "Longest wait of a page for its redirect look-up, in milliseconds; a later response serves the next visitor.",
  }),
  redirectCacheSeconds: setting("REDIRECT_CACHE_SECONDS", seconds.prefault("120"), {
    description: "How long the response of a redirect look-up is cached, also 'no redirect', in seconds.",
  }),
  redirectToken: setting(
    "REDIRECT_TOKEN",
    z
      .string()
      .regex(/^[\x20-\x7e]*$/, "has characters that a header cannot hold")
      .prefault(""),
    {
      description:
        "Anti-forgery token of redirect look-ups (header `X-CSRF-Token`), where the product API requires one. Empty: no header.",
      example: "3f2a9c",
      secret: true,
    },
  ),
  previewCookie: setting(
    "PREVIEW_COOKIE",
    z
      .string()
      .regex(/^[\w!#$%&'*+.^`|~-]*$/, "is not the name of a cookie")
      .prefault(""),
    {
      description:
        "Name of the session cookie of the CMS. Where that cookie reaches the site (one domain), editors who are logged in to the CMS see previews without a signed link; only previews pass it on. Empty: signed links only.",
      example: "SSESS3f2a9c",
    },
  ),
};
