import { z } from "zod";
import { optionalAddress, pathPatterns } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Pages and forms");

/** The target of a GET form, without a query, which browsers drop, and without credentials, which would be public. */
const formTarget = z
  .string()
  .refine(
    (value) => /^\/(?![/\\])[^\s?#\\]*$/.test(value) || isPlainHttps(value),
    "is not a path of this site or an https address, without ? and #",
  );

function isPlainHttps(value: string): boolean {
  if (!URL.canParse(value) || /[\s?#;,]/.test(value)) return false;
  const { protocol, username } = new URL(value);
  return protocol === "https:" && username === "";
}

/** Under /geheugentest, as the cookie with the answers is limited to that path. */
const testResult = z
  .string()
  .refine(
    (value) => /^\/geheugentest\/[\w-]+(\/[\w-]+)*$/.test(value) && !/\/stap\d$/.test(value),
    "is not a page under /geheugentest/",
  );

const formPosts = z.coerce
  .number("is not a number")
  .int("is not a whole number")
  .min(1, "is below 1")
  .max(1_000_000, "is above a million");

const renders = z.coerce
  .number("is not a number")
  .int("is not a whole number")
  .min(1, "is below 1")
  .max(10_000, "is above 10000");

export const pageSettings = {
  helpline: setting("HELPLINE", z.string().min(3).prefault("0800 000 00 00"), {
    description: "Number of the free helpline, on every page.",
  }),
  donateUrl: setting("DONATE_URL", formTarget.prefault("/doneren"), {
    description:
      "Where the donate widget sends the chosen frequency and amount: a path of the site or an https address (docs/content.md, Gifts).",
    example: "https://geven.example.nl/start",
  }),
  memoryTestResults: z.object({
    forMyself: setting("MEMORY_TEST_RESULT_SELF", testResult.prefault("/geheugentest/zelf/resultaat"), {
      description:
        "CMS page with the result of the memory test for oneself. It has to be under `/geheugentest/`, or the cookie with the answers does not reach it.",
    }),
    forOthers: setting("MEMORY_TEST_RESULT_OTHER", testResult.prefault("/geheugentest/ander/resultaat"), {
      description:
        "CMS page with the result of the memory test for somebody else, also under `/geheugentest/`.",
    }),
  }),
  memoryTestBrochures: z.object({
    forMyself: setting("MEMORY_TEST_BROCHURE_SELF", optionalAddress, {
      description:
        "Address at which visitors request the brochure with the result of the memory test for oneself. It receives the score as `score` and `dm_ev`, so its owner processes health data. Empty: `/informatie-brochure` of the site, without the score.",
      example: "https://mail.example.nl/boekje-geheugen",
    }),
    forOthers: setting("MEMORY_TEST_BROCHURE_OTHER", optionalAddress, {
      description: "The same address for the memory test for somebody else.",
      example: "https://mail.example.nl/boekje-naaste",
    }),
  }),
  prefooterHiddenOn: setting(
    "PREFOOTER_HIDDEN_ON",
    pathPatterns.prefault("/nieuwsbrief*,/collecte*,/aanmelden*,/geheugentest*"),
    {
      description:
        "Path patterns of pages without a pre-footer, separated by commas (Drupal's syntax: `*` is any run of characters).",
    },
  ),
  footerHiddenOn: setting("FOOTER_HIDDEN_ON", pathPatterns.prefault(""), {
    description: "Path patterns of pages without any footer, in the same syntax.",
    example: "/collecte/scherm*",
  }),
  formPostsPerMinute: setting("FORM_POSTS_PER_MINUTE", formPosts.prefault("30"), {
    description:
      "Forms that one client (an address, or an IPv6 network) may send in a minute, counted over all instances with `REDIS_URL`. Behind a proxy it needs `TRUST_PROXY`.",
  }),
  rendersAtOnce: setting("RENDERS_AT_ONCE", renders.prefault("50"), {
    description:
      "Pages, feeds and the like that a process renders at once; cached pages and forms are not counted. Ten times as many wait, and further ones get a 503 with `Retry-After`.",
  }),
};
