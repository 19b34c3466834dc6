/**
 * What visitors see where a call has nothing. `hidden`: the page without the part, with no word about it. `nothing
 * found`: an empty state. `notice`: the part says that it is not available now. `outage`: the page is a 503. `not
 * found`: the page is a 404.
 */
export type Effect = "hidden" | "nothing found" | "notice" | "outage" | "not found";

/** The effect of a 404, a 204 and, where it is a list, of `[]`, by call of the contract. */
export const effects: Record<string, Partial<Record<"404" | "204" | "[]", Effect>>> = {
  "GET /api/drupal/api/homepage": { 404: "not found", 204: "outage" },
  "GET /api/drupal/{path}": { 404: "not found", 204: "outage" },
  "GET /api/drupal/api/breadcrumb?path={path}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/menu_items/main": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/menu_items/footer": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/node-path?path=/node/12": { 404: "hidden", 204: "hidden" },
  "GET /api/drupal/api/taxonomies/{vocabulary}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/slideins": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/asset-injector/css": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/get-regio-services?regio={id}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/get-regio-highlights?regio={id}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/get-regio-single-info-about-dementie?regio={id}": {
    404: "notice",
    204: "hidden",
    "[]": "hidden",
  },
  "GET /api/drupal/api/get-regio-generic-info-about-dementie": {
    404: "notice",
    204: "hidden",
    "[]": "hidden",
  },
  "GET /api/drupal/api/get-regio-over-de-regio?regio={id}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/all-bedrijfsvriend": { 404: "outage", 204: "outage", "[]": "nothing found" },
  "GET /api/v1/redirect/from?path={path}": { 404: "hidden", 204: "hidden" },
  "GET /api/v1/es/search?query={term}&contentType={alle | informatie | nieuws | regio}": {
    "404": "outage",
    "204": "outage",
    "[]": "nothing found",
  },
  "GET /api/v1/es/news/latest?categoryId={id}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/v1/es/news?page={n}": { 404: "outage", 204: "outage" },
  "GET /api/v1/es/news/search?query={text}&page={n}": { 404: "outage", 204: "outage" },
  "GET /api/v1/recommendation-items?overviewPageId={id}&page={n}&pageSize={n}": {
    404: "outage",
    204: "outage",
  },
  "GET /api/v1/region/search?query={text}": { 404: "nothing found", 204: "outage" },
  "GET /api/v1/region/{regionName}": { 404: "not found", 204: "outage" },
  "GET /api/v1/region/locations/{regionId}?locationType={type}&page={n}": {
    404: "nothing found",
    204: "outage",
  },
  "GET /api/v1/region/activityTypes/{regionId}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/v1/region/cities/{regionId}": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/v1/region/activityTypes/closest?radius={km}&query={place}": {
    404: "hidden",
    204: "hidden",
    "[]": "hidden",
  },
  "GET /api/v1/region/activities/{regionId}?activityType={type}&city={city}&page={n}": {
    404: "nothing found",
    204: "notice",
  },
  "GET /api/v1/region/activities/closest?query={place}&radius={km}&page={n}&activityType={type}": {
    404: "nothing found",
    204: "nothing found",
  },
  "GET /api/v1/region/activities/byType?activityType={type}&page={n}": {
    404: "nothing found",
    204: "nothing found",
  },
  "GET /api/v1/region/location/activities/{locationId}?page={n}": { 404: "hidden", 204: "hidden" },
  "GET /api/v1/region/news?regionId={id}&regionName={name}&page={n}": { 404: "outage", 204: "outage" },
  "GET /api/v1/region/news-search?query={text}&regionId={id}&regionName={name}&page={n}": {
    404: "notice",
    204: "notice",
  },
  "GET /api/v1/region/vacancies/search?query={text}&functionId={id}&activityId={id}&durationId={id}&availabilityId={id}&address={place}&page={n}&pageSize={n}&radius={km}":
    { 404: "nothing found", 204: "outage" },
  "GET /api/v1/region/vacancies/closest?query={place}&radius={km}&page={n}": {
    "404": "nothing found",
    "204": "notice",
  },
  "GET /api/v1/region/vacancies/{regionId}?page={n}": { 404: "nothing found", 204: "notice" },
  "GET /api/drupal/api/site-settings": { 404: "hidden", 204: "hidden" },
  "GET /api/drupal/api/structured-data": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/drupal/api/site-addresses?page={n}": { 404: "hidden", 204: "hidden" },
  "GET /api/v1/es/suggest?query={text}": { 404: "hidden", 204: "hidden" },
  "GET /api/v1/regions": { 404: "hidden", 204: "hidden", "[]": "hidden" },
  "GET /api/v1/region/activities/{regionId}/all?activityType={type}&months={n}": {
    404: "hidden",
    204: "hidden",
  },
};

const responses = ["404", "204", "[]"] as const;

/** A table of these effects. */
export function absencesTable(): string {
  const rows = Object.entries(effects).map(([call, byResponse]) => {
    const cells = responses.map((name) => byResponse[name] ?? "");
    return `| ${[`\`${call.replaceAll("|", "\\|")}\``, ...cells].join(" | ")} |`.replaceAll("|  |", "| |");
  });
  return ["| Call | 404 | 204 | `[]` |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
