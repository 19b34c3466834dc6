import { expect, test } from "vitest";
import { loader } from "~/routes/pages/page";
import { type Failing, regionSite } from "../setup/region-site";

const cafe = "/regios/rivierenland/activiteiten/cafe-2026-12-03";

async function activity(failing: Failing = {}) {
  const site = await regionSite(failing);
  const request = new Request(`http://alzheimer.localhost${cafe}`);
  const { data } = await loader({ request, params: {}, context: site.loadContext() });
  if (data.page.type !== "activiteit" || !data.page.data) throw new Error(data.page.type);
  return data.page.data;
}

test("an activity has its next four days, and the phone number of its region", async () => {
  const { otherDays, contact } = await activity();
  expect(otherDays.map(({ startDate }) => startDate)).toEqual([
    "2026-12-10",
    "2026-12-17",
    "2027-01-07",
    "2027-01-14",
  ]);
  expect(contact).toMatchObject({ person: "Willemien de Groot", phone: "0344 00 00 00" });
});

test("an activity is shown without other days and contact if those fail", async () => {
  const failing = { "/api/v1/region/activities": 500, "/api/drupal/regios/rivierenland/locaties": 500 };
  expect((await activity(failing)).otherDays).toEqual([]);
});
