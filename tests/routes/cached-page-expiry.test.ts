import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { secondMs } from "~/utils/durations";
import { link, node, value } from "../../app/fields/wire-examples";
import { siteBackend } from "../../backend/test-support";
import { apiActivity } from "../factories/product-api";
import { json } from "../setup/upstream";
import { wholeSite } from "../setup/whole-site";

const noon = Date.parse("2026-11-21T12:00:00+01:00");
const todaySeconds = Date.parse("2026-11-21T00:00:00+01:00") / 1000;
const path = "/regios/rivierenland/iets";

const regionCall = "/api/drupal/api/get-regio-highlights";
const region = {
  [`/api/drupal${path}`]: node("regio", "Rivierenland", path),
  "/api/v1/region/news": { TotalItems: 0, Items: [] },
};
const highlight = (fields: Record<string, unknown>) => [
  {
    title: value("Samen eten"),
    changed: value("2026-11-16T08:00:00+00:00"),
    field_text: value("We koken."),
    field_primary_button: link("/contact", "Lees meer"),
    ...fields,
  },
];

interface Case {
  responses: Record<string, unknown>;
  /** The time of a change, with texts that are visible only before and only after it. */
  at: string;
  before: string | number;
  after: string | number;
}

const cases: [name: string, Case][] = [
  [
    "a vacancy whose last day is a moment",
    {
      responses: {
        [`/api/drupal${path}`]: node("vacancies", "Medewerker hulplijn", path, {
          field_end_date: value("2026-11-20T23:00:00+00:00"),
        }),
      },
      at: "2026-11-22T00:00:00+01:00",
      before: "/iets/solliciteren",
      after: "Je kunt niet meer reageren",
    },
  ],
  [
    "a vacancy on its last day",
    {
      responses: {
        [`/api/drupal${path}`]: node("vacancies", "Medewerker hulplijn", path, {
          field_end_date: value("2026-11-21"),
        }),
      },
      at: "2026-11-22T00:00:00+01:00",
      before: "/iets/solliciteren",
      after: "Je kunt niet meer reageren",
    },
  ],
  [
    "an activity on its last day",
    {
      responses: {
        [`/api/drupal${path}`]: node("activiteit", "Wat regel je op tijd?", path, {
          field_start_date: value("2026-11-20"),
          field_end_date: value("2026-11-21"),
        }),
      },
      at: "2026-11-22T00:00:00+01:00",
      before: `/agenda${path}.ics`,
      after: "Deze activiteit is voorbij",
    },
  ],
  [
    "a list of activities of which one ends today",
    {
      responses: {
        [`/api/drupal${path}`]: node("location", "De Hoeve", path),
        "/api/v1/region/location/activities/12": {
          Activities: [apiActivity({ Title: "Vandaag nog" }, { StartDate: "2026-11-21", EndDate: null })],
          Total: 1,
        },
      },
      at: "2026-11-22T00:00:00+01:00",
      before: "Vandaag nog",
      after: "De Hoeve",
    },
  ],
  [
    "a page whose last day is epoch seconds",
    {
      responses: {
        [`/api/drupal${path}`]: node("content_page", "Actie", path, {
          field_expire_date: value(todaySeconds),
        }),
      },
      at: "2026-11-22T00:00:00+01:00",
      before: 200,
      after: 410,
    },
  ],
  [
    "a region with a highlight that begins",
    {
      responses: {
        ...region,
        [regionCall]: highlight({ field_start_date: value("2026-11-22") }),
      },
      at: "2026-11-22T00:00:00+01:00",
      before: "Rivierenland",
      after: "Samen eten",
    },
  ],
  [
    "a region with a highlight that ends",
    {
      responses: {
        ...region,
        [regionCall]: highlight({ field_end_date: value(todaySeconds) }),
      },
      at: "2026-11-22T00:00:00+01:00",
      before: "Samen eten",
      after: "Rivierenland",
    },
  ],
];

test.each(cases)(
  "the cached page of %s expires exactly at that moment",
  async (_, { responses, at, before, after }) => {
    const change = Date.parse(at);
    // Cached shortly before the change, so that only the change can expire it.
    let moment = Math.max(noon, change - 30 * secondMs);
    const backend = await siteBackend();
    const upstream: Fetch = async (request) => {
      const response = responses[new URL(request.url).pathname];
      return response === undefined ? backend(request) : json(response);
    };
    const site = await wholeSite({
      cms: upstream,
      productApi: upstream,
      now: () => new Date(moment),
    });
    const visit = async () => {
      const { status, body, headers } = await site.sendRequest(path);
      return {
        state: headers["x-cache"],
        visible: [before, after].map((one) => one === status || body.includes(String(one))),
      };
    };
    const first = await visit();
    expect(first.state).toBe("miss");
    expect(first.visible[0]).toBe(true);
    moment = change - 1;
    expect(await visit()).toEqual({ ...first, state: "hit" });
    moment = change;
    const changed = await visit();
    expect(changed.state).toBe("miss");
    expect(changed.visible[1]).toBe(true);
    expect(changed.visible).not.toEqual(first.visible);
  },
);
