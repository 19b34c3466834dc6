import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Contact, contactFacts } from "~/design/contact-facts";
import { FactList } from "~/design/fact-list";
import type { Activity } from "~/features/activities/model";
import { periodInWords } from "~/features/activities/moments";
import { withPlace } from "~/features/activities/typed-place";
import { RegionMap } from "~/features/regions/map/region-map";
import type { Coordinates } from "~/fields/geo";

interface FactsCardProps {
  /** The facts and the buttons. */
  children: ReactNode;
  /** Whom to call; null for a page with its own contact facts, or without any. */
  contact?: Contact | null;
  /** Further days, with the title of their list and the place of the search that led here. */
  days?: { title: string; activities: Activity[]; place?: string } | undefined;
  map?: { place: string; town: string | null; coordinates: Coordinates } | null;
}

/** What a visitor looks for first: the facts, whom to call, other days and a map, in one card. */
export function FactsCard({ children, contact = null, days, map = null }: FactsCardProps) {
  const { t } = useTranslation();
  const hasDays = days !== undefined && days.activities.length > 0;
  return (
    <div className="facts-columns">
      <div>{children}</div>
      {(contact || hasDays) && (
        <div>
          {contact && (
            <>
              <h2>{t("page.contact")}</h2>
              <FactList facts={contactFacts(t, contact)} />
            </>
          )}
          {hasDays && (
            <>
              <h2>{days.title}</h2>
              <ul>
                {days.activities.map((activity) => (
                  <li key={activity.id}>
                    <a href={withPlace(activity.url, days.place ?? "")}>{periodInWords(activity)}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {map && (
        <div className="map">
          <RegionMap markers={[{ title: map.place, url: null, town: map.town, ...map.coordinates }]} />
        </div>
      )}
    </div>
  );
}
