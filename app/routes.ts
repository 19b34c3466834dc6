import { index, type RouteConfig, route } from "@remix-run/route-config";
import { thanksPaths } from "./features/vacancies/application/model";

/** `:a`, `:a/:b` … six deep: where the pages of jobs can stand. */
const applicationDepths = [..."abcdef"].map((_, index, letters) =>
  letters
    .slice(0, index + 1)
    .map((letter) => `:${letter}`)
    .join("/"),
);

/** The whole URL map, in the order of the specification (spec 000, section 2). */
export default [
  index("routes/home.tsx"),
  route("zoeken", "routes/search.tsx"),
  route("zoeken/suggesties", "routes/search-suggestions.ts"),
  route("cookies", "routes/cookies.tsx"),
  route("doneren", "routes/donate.tsx"),
  route("geheugentest", "routes/memory-test.tsx"),
  route("geheugentest/zelf", "routes/memory-test-step.tsx", { id: "memory-test-zelf" }),
  route("geheugentest/zelf/stap1", "routes/memory-test-step.tsx", { id: "memory-test-zelf-1" }),
  route("geheugentest/zelf/stap2", "routes/memory-test-step.tsx", { id: "memory-test-zelf-2" }),
  route("geheugentest/zelf/stap3", "routes/memory-test-step.tsx", { id: "memory-test-zelf-3" }),
  route("geheugentest/ander", "routes/memory-test-step.tsx", { id: "memory-test-ander" }),
  route("geheugentest/ander/stap1", "routes/memory-test-step.tsx", { id: "memory-test-ander-1" }),
  route("geheugentest/ander/stap2", "routes/memory-test-step.tsx", { id: "memory-test-ander-2" }),
  route("geheugentest/bewaren", "routes/memory-test-save.tsx"),
  route("geheugentest/verder", "routes/memory-test-resume.tsx"),
  route("geheugentest/opnieuw", "routes/memory-test-restart.ts"),
  route("nieuwsbrief", "routes/newsletter.tsx"),
  route("nieuwsbrief/bedankt", "routes/newsletter-thanks.tsx"),
  route("alzheimer-offline", "routes/offline.tsx", { id: "offline-alzheimer" }),
  route("samen-offline", "routes/offline.tsx", { id: "offline-samen" }),
  route("dementie-offline", "routes/offline.tsx", { id: "offline-dementie" }),
  route("nuttig", "routes/feedback.tsx"),
  route("te-vaak", "routes/too-often.tsx"),
  route("sitemap", "routes/sitemap.tsx"),
  route("weergave", "routes/view.tsx"),
  route("weergave/bewaard", "routes/view-kept.tsx"),
  route("slide-in", "routes/slide-in.ts"),
  route("stijl/:file", "routes/injected-sheet.ts"),
  route("drupal/media/*", "routes/cms-file.ts", { id: "cms-media" }),
  route("drupal/files/*", "routes/cms-file.ts", { id: "cms-files" }),
  route("preview/:entityType/:entityId/:revisionId", "routes/preview.tsx"),
  route("nieuws", "routes/news.tsx"),
  route("nieuws.atom", "routes/news-feed.ts"),
  route("vrijwilligerswerk.rss", "routes/vacancies-feed.ts"),
  route("regios", "routes/regions.tsx"),
  route("regios/:regio/activiteiten.ics", "routes/region-calendar.ts"),
  route("regios/:regio/locaties", "routes/region-locations.tsx"),
  route("regios/:regio/nieuwsbrief", "routes/region-newsletter.tsx"),
  route("regios/:regio/nieuwsbrief/bedankt", "routes/region-newsletter-thanks.tsx"),
  route("regios/:regioName/nieuws", "routes/region-news.tsx"),
  route("regios/:regioName/nieuws.atom", "routes/region-news-feed.ts"),
  route("regios/:regio/vrijwilligerswerk/:vacancy/solliciteren", "routes/vacancy-application.tsx", {
    id: "application-regional",
  }),
  route("vrijwilligerswerk/:vacancy/solliciteren", "routes/vacancy-application.tsx", {
    id: "application-national",
  }),
  // A splat in the middle of a path would fall through to the last route: each depth is a route of its own.
  ...applicationDepths.map((path, index) =>
    route(`${path}/solliciteren`, "routes/vacancy-application.tsx", { id: `application-${index + 1}` }),
  ),
  route(thanksPaths.other.slice(1), "routes/application-thanks.tsx", { id: "application-thanks" }),
  route(thanksPaths.corporate.slice(1), "routes/application-thanks.tsx", { id: "application-thanks-job" }),
  route("agenda/*", "routes/activity-calendar.ts"),
  route("regio", "routes/named.ts", { id: "named-regio" }),
  route("locations", "routes/named.ts", { id: "named-locations" }),
  route("_blokken", "routes/gallery.tsx"),
  route("_blokken/:kind/:bundle/:name", "routes/gallery-example.tsx"),
  route("sitemap.xml", "routes/sitemap-xml.ts"),
  route("vooruit.json", "routes/fetch-ahead.ts"),
  route("opensearch.xml", "routes/opensearch.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("favicon.ico", "routes/brand-icon.ts", { id: "favicon" }),
  route("apple-touch-icon.png", "routes/brand-icon.ts", { id: "touch-icon" }),
  route("*", "routes/page.tsx"),
] satisfies RouteConfig;
