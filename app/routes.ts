import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The whole URL map, in the order of the specification (spec 000, section 2). */
export default [
  index("routes/home.tsx"),
  route("zoeken", "routes/search.tsx"),
  route("doneren", "routes/donate.tsx"),
  route("nieuwsbrief", "routes/newsletter.tsx"),
  route("nieuwsbrief/bedankt", "routes/newsletter-thanks.tsx"),
  route("alzheimer-offline", "routes/offline.tsx", { id: "offline-alzheimer" }),
  route("samen-offline", "routes/offline.tsx", { id: "offline-samen" }),
  route("dementie-offline", "routes/offline.tsx", { id: "offline-dementie" }),
  route("drupal/media/*", "routes/cms-file.ts", { id: "cms-media" }),
  route("drupal/files/*", "routes/cms-file.ts", { id: "cms-files" }),
  route("regio", "routes/named.ts", { id: "named-regio" }),
  route("locations", "routes/named.ts", { id: "named-locations" }),
  route("_blokken", "routes/gallery.tsx"),
  route("_blokken/:kind/:bundle/:name", "routes/gallery-example.tsx"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/page.tsx"),
] satisfies RouteConfig;
