import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { Pagination } from "~/design/pagination";
import { itemIds } from "~/utils/pagination";
import { searchRadii } from "~/utils/search-radius";
import { ActivityCard } from "./activity-card";
import { type ActivityFilter, type ActivityList, activityAddress } from "./filter";

interface ActivityResultsProps {
  list: ActivityList;
  path: string;
  /** Plural noun for the listed items. */
  items: string;
  /** Query parameters of the other lists of the page. */
  others: [string, string][];
}

/** The matching activities with pagination, or alternatives if there are none. */
export function ActivityResults({ list, path, items: itemsName, others }: ActivityResultsProps) {
  const { t } = useTranslation();
  const { anchor, filter, items, total, paging } = list;
  const to = listAddress(list, path, others);
  const idOf = itemIds(anchor, paging);
  if (list.failed) {
    return (
      <Empty title={t("activities.failed.title")} text={t("activities.failed.text")}>
        <HelplineLink className="phone" />
      </Empty>
    );
  }
  if (total === 0) return <NoActivities list={list} path={path} others={others} />;
  return (
    <>
      <p className="result-count" data-announce>
        {filter.place
          ? t("activities.countNear", { count: total, radius: filter.radius, place: filter.place })
          : t("activities.count", { count: total })}
        {paging.count > 1 && t("overview.ofPages", { page: paging.page, count: paging.count })}
      </p>
      <div className="activities activities-2" data-items>
        {items.map((activity, index) => (
          <ActivityCard
            key={activity.id}
            id={idOf(index)}
            activity={activity}
            heading="h3"
            place={filter.place ? filter.typed : ""}
          />
        ))}
      </div>
      <Pagination
        paging={paging}
        items={itemsName}
        address={to(filter)}
        name={list.pageName}
        anchor={anchor}
      />
    </>
  );
}

/** Builds addresses of a list with other filters; the state of the other lists of the page stays. */
function listAddress({ defaultRadius }: ActivityList, path: string, others: [string, string][]) {
  return (filter: ActivityFilter) => activityAddress(path, filter, defaultRadius, others);
}

function NoActivities({ list, path, others }: Omit<ActivityResultsProps, "items">) {
  const { t } = useTranslation();
  const { anchor, filter } = list;
  const address = listAddress(list, path, others);
  const to = (changed: Partial<ActivityFilter>) => `${address({ ...filter, ...changed })}#${anchor}`;
  const wider = filter.place ? searchRadii.find((radius) => radius > filter.radius) : undefined;
  if (list.unknownPlace) {
    return (
      <Empty
        title={t("activities.none.unknownPlace", { typed: filter.typed })}
        text={t("activities.none.unknownPlaceText")}
      >
        <ul>
          <li>
            <a href={to({ type: null, city: null, typed: "" })}>{t("activities.none.everything")}</a>
          </li>
        </ul>
      </Empty>
    );
  }
  return (
    <Empty
      title={
        filter.place
          ? t("activities.none.titleNear", { radius: filter.radius, place: filter.place })
          : t("activities.none.title")
      }
      text={t("activities.none.text")}
    >
      <ul>
        {wider && (
          <li>
            <a href={to({ radius: wider })}>{t("activities.none.wider", { radius: wider })}</a>
          </li>
        )}
        {filter.type && (
          <li>
            <a href={to({ type: null })}>{t("activities.none.allTypes")}</a>
          </li>
        )}
        {(filter.typed || filter.city) && (
          <li>
            <a href={to({ type: null, city: null, typed: "" })}>{t("activities.none.everything")}</a>
          </li>
        )}
        <li>
          {t("activities.none.call")} <HelplineLink />
        </li>
      </ul>
    </Empty>
  );
}

function Empty({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="empty">
      <h3 data-announce>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
