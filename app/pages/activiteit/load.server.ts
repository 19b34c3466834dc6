import { listOtherDays } from "~/features/activities/load.server";
import { loadContact } from "~/pages/load-contact.server";
import type { PageLoader } from "~/pages/page-loader.server";

/** Adds the other days of the activity and whom to call. */
export const loadActivity: PageLoader<"activiteit"> = async (page, { scope }) => {
  const { title, path, region, activity } = page;
  const [otherDays, contact] = await Promise.all([
    listOtherDays(scope, { title, path, regionId: region?.id ?? null, town: activity.address?.city ?? null }),
    loadContact(scope, [activity.locationPage, region]),
  ]);
  return { page: { ...page, data: { otherDays, contact } } };
};
