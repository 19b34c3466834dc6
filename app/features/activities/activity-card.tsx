import { DateTile } from "~/design/date-tile";
import { Icon } from "~/design/icons/icon";
import type { Activity } from "./model";
import { periodInWords } from "./moments";
import { withPlace } from "./typed-place";

interface ActivityCardProps {
  id?: string | undefined;
  activity: Activity;
  heading: "h3" | "h4";
  /** The place of the search, passed on to the activity page for its way back; '' for none. */
  place: string;
}

/** An activity in a list: date as a calendar leaf and in words, times and location. */
export function ActivityCard({ id, activity, heading, place }: ActivityCardProps) {
  const { type, title, url, startDate, location, locality } = activity;
  const Heading = heading;
  return (
    <article className="activity" id={id}>
      <DateTile date={startDate} />
      <div>
        {type && <span className="kicker">{type}</span>}
        <Heading>
          <a className="cover" href={withPlace(url, place)}>
            {title}
          </a>
        </Heading>
      </div>
      <ul className="facts">
        <li>
          <Icon name="clock" />
          <span>{periodInWords(activity)}</span>
        </li>
        {(location || locality) && (
          <li>
            <Icon name="pin" />
            <span>{[location, locality].filter(Boolean).join(", ")}</span>
          </li>
        )}
      </ul>
    </article>
  );
}
