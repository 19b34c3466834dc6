import { useTranslation } from "react-i18next";
import { AddressLines } from "~/design/address-lines";
import { DayRange } from "~/design/day-range";
import { FactList } from "~/design/fact-list";
import { ReferenceLink } from "~/design/reference-link";
import type { PageReference } from "~/fields/page-references";
import { timeRange } from "~/utils/dates";
import type { Activity } from "./definition";

/** Date, times, place with directions, price, accessibility and region of an activity. */
export function ActivityFacts({ activity, region }: { activity: Activity; region: PageReference | null }) {
  const { t } = useTranslation();
  const { startDate, endDate, startTime, endTime, entryTime } = activity;
  return (
    <FactList
      facts={[
        startDate !== null && {
          label: t("activity.day"),
          icon: "calendar",
          content: <DayRange start={startDate} end={endDate} />,
        },
        startTime !== null && {
          label: t("activity.time"),
          icon: "clock",
          content: timeRange(startTime, endTime),
        },
        entryTime !== null && {
          label: t("activity.entry"),
          icon: "cup",
          content: timeRange(entryTime, null),
        },
        hasPlace(activity) && {
          label: t("activity.place"),
          icon: "pin",
          content: <ActivityPlace activity={activity} />,
        },
        activity.costs !== null && {
          label: t("activity.costs"),
          icon: "euro",
          content: activity.costs,
        },
        activity.accessibility !== null && {
          label: t("activity.accessibility"),
          icon: "info",
          content: activity.accessibility,
        },
        region !== null && {
          label: t("region.name"),
          icon: "house",
          content: <ReferenceLink page={region} />,
        },
      ]}
    />
  );
}

function hasPlace({ address, locationPage, locationName }: Activity): boolean {
  return address !== null || locationPage !== null || locationName !== null;
}

/** The place, linked to its page where it has one, with its address. */
function ActivityPlace({ activity: { address, locationPage, locationName } }: { activity: Activity }) {
  const name = locationName ?? locationPage?.title;
  const shortAddress = address && name ? { ...address, organisation: null } : address;
  return (
    <>
      {locationPage ? <ReferenceLink page={locationPage} title={name} /> : name}
      {shortAddress && <AddressLines address={shortAddress} name={name} />}
    </>
  );
}
