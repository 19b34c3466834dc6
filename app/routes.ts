import { index, type RouteConfig, route } from "@remix-run/route-config";
import { thanksPaths } from "./features/vacancies/application/model";

/** `:a`, `:a/:b` … up to six segments: possible paths of job vacancies. */
const applicationDepths = [..."abcdef"].map((_, index, letters) =>
  letters
    .slice(0, index + 1)
    .map((letter) => `:${letter}`)
    .join("/"),
);

/** The whole URL map. */
export default [
  index("routes/pages/home.tsx"),
  route("zoeken", "routes/search/search.tsx"),
  route("zoeken/suggesties", "routes/search/suggestions.ts"),
  route("cookies", "routes/consent/cookies.tsx"),
  route("doneren", "routes/donations/donate.tsx"),
  route("geheugentest", "routes/memory-test/start.tsx"),
  route("geheugentest/zelf", "routes/memory-test/step.tsx", { id: "memory-test-zelf" }),
  route("geheugentest/zelf/stap1", "routes/memory-test/step.tsx", { id: "memory-test-zelf-1" }),
  route("geheugentest/zelf/stap2", "routes/memory-test/step.tsx", { id: "memory-test-zelf-2" }),
  route("geheugentest/zelf/stap3", "routes/memory-test/step.tsx", { id: "memory-test-zelf-3" }),
  route("geheugentest/ander", "routes/memory-test/step.tsx", { id: "memory-test-ander" }),
  route("geheugentest/ander/stap1", "routes/memory-test/step.tsx", { id: "memory-test-ander-1" }),
  route("geheugentest/ander/stap2", "routes/memory-test/step.tsx", { id: "memory-test-ander-2" }),
  route("geheugentest/bewaren", "routes/memory-test/save.tsx"),
  route("geheugentest/verder", "routes/memory-test/resume.tsx"),
  route("geheugentest/opnieuw", "routes/memory-test/restart.tsx"),
  route("geheugentest/*", "routes/memory-test/result.tsx"),
  route("nieuwsbrief", "routes/newsletter/newsletter.tsx"),
  route("nieuwsbrief/bedankt", "routes/newsletter/thanks.tsx"),
  route("alzheimer-offline", "routes/shell/offline.tsx", { id: "offline-alzheimer" }),
  route("samen-offline", "routes/shell/offline.tsx", { id: "offline-samen" }),
  route("dementie-offline", "routes/shell/offline.tsx", { id: "offline-dementie" }),
  route("nuttig", "routes/feedback/feedback.tsx"),
  route("te-vaak", "routes/shell/too-often.tsx"),
  route("sitemap", "routes/site-map/site-map.tsx"),
  route("weergave", "routes/preferences/preferences.tsx"),
  route("weergave/bewaard", "routes/preferences/saved.tsx"),
  route("slide-in", "routes/slide-ins/close.ts"),
  route("stijl/:file", "routes/shell/injected-sheet.ts"),
  route("drupal/media/*", "routes/pages/cms-file.ts", { id: "cms-media" }),
  route("drupal/files/*", "routes/pages/cms-file.ts", { id: "cms-files" }),
  route("sites/default/files/*", "routes/pages/cms-file.ts", { id: "cms-public-files" }),
  route("preview/:entityType/:entityId/:revisionId", "routes/preview/preview.tsx"),
  route("nieuws", "routes/news/overview.tsx"),
  route("nieuws.atom", "routes/news/feed.ts"),
  route("vrijwilligerswerk.rss", "routes/vacancies/feed.ts"),
  route("regios", "routes/regions/regions.tsx"),
  route("regios/:regio/activiteiten.ics", "routes/activities/region-calendar.ts"),
  route("regios/:regio/locaties", "routes/regions/locations.tsx"),
  route("regios/:regio/nieuwsbrief", "routes/newsletter/region-newsletter.tsx"),
  route("regios/:regio/nieuwsbrief/bedankt", "routes/newsletter/region-thanks.tsx"),
  route("regios/:regioName/nieuws", "routes/news/region-overview.tsx"),
  route("regios/:regioName/nieuws.atom", "routes/news/region-feed.ts"),
  route("regios/:regio/vrijwilligerswerk/:vacancy/solliciteren", "routes/vacancies/application.tsx", {
    id: "application-regional",
  }),
  route("vrijwilligerswerk/:vacancy/solliciteren", "routes/vacancies/application.tsx", {
    id: "application-national",
  }),
  // A splat in the middle of a path would fall through to the last route: each depth is a route of its own.
  ...applicationDepths.map((path, index) =>
    route(`${path}/solliciteren`, "routes/vacancies/application.tsx", { id: `application-${index + 1}` }),
  ),
  route(thanksPaths.other.slice(1), "routes/vacancies/application-thanks.tsx", { id: "application-thanks" }),
  route(thanksPaths.corporate.slice(1), "routes/vacancies/application-thanks.tsx", {
    id: "application-thanks-job",
  }),
  route("agenda/*", "routes/activities/calendar.ts"),
  route("regio", "routes/pages/named.ts", { id: "named-regio" }),
  route("locations", "routes/pages/named.ts", { id: "named-locations" }),
  route("_blokken", "routes/gallery/gallery.tsx"),
  route("_blokken/:kind/:bundle/:name", "routes/gallery/example.tsx"),
  route("sitemap.xml", "routes/site-map/xml.ts"),
  route("vooruit.json", "routes/shell/prefetch-rules.ts"),
  route("opensearch.xml", "routes/search/opensearch.ts"),
  route("robots.txt", "routes/shell/robots.ts"),
  route("manifest.webmanifest", "routes/shell/manifest.ts"),
  route(".well-known/security.txt", "routes/shell/security-txt.ts"),
  route("favicon.ico", "routes/shell/brand-icon.ts", { id: "favicon" }),
  route("apple-touch-icon.png", "routes/shell/brand-icon.ts", { id: "touch-icon" }),
  route("*", "routes/pages/page.tsx"),
] satisfies RouteConfig;
