import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { SwapStatus } from "~/design/swap-status";
import { pagingNames } from "~/utils/pagination";
import { ActivityFilters } from "./activity-filters";
import { ActivityResults } from "./activity-results";
import { type ActivityList, activityNames } from "./filter";

/** Query parameters of the other lists of the page; links and forms of this list keep them. */
type OtherLists = [name: string, value: string][];

interface ActivitySectionProps {
  list: ActivityList;
  title?: string;
  others?: OtherLists | undefined;
  /** Shown under the title, such as a link to the calendar. */
  children?: React.ReactNode;
}

/** A list of activities as a section of a page, with a title. */
export function ActivitySection({ list, title: customTitle, others, children }: ActivitySectionProps) {
  const { t } = useTranslation();
  const title = customTitle ?? t("activities.title");
  const titleId = `${list.anchor}-titel`;
  return (
    <section className="section sand" id={list.anchor} aria-labelledby={titleId}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
        <FilteredActivities list={list} title={title} others={others} />
      </div>
    </section>
  );
}

interface FilteredActivitiesProps {
  list: ActivityList;
  /** The title above the list; labels the form and pagination where a page has several lists. */
  title: string;
  others?: OtherLists | undefined;
}

/**
 * A list of activities with its filters; the list of one location has no filters. The filters are part of the swap
 * because the available types depend on the search radius.
 */
export function FilteredActivities({ list, title, others = [] }: FilteredActivitiesProps) {
  const { t } = useTranslation();
  const page = usePageContext();
  const path = list.path ?? page.path;
  const withTitle = (label: string) => (list.isFirst ? label : `${label}: ${title}`);
  return (
    <>
      <div
        data-swap={list.inPlace ? list.anchor : undefined}
        data-query-names={[...activityNames, ...pagingNames(list.pageName)].join(" ")}
      >
        {list.searchable && (
          <ActivityFilters
            list={list}
            path={path}
            label={withTitle(t("activities.filter"))}
            others={others}
          />
        )}
        <ActivityResults list={list} path={path} items={withTitle(t("activities.items"))} others={others} />
      </div>
      {list.isFirst && list.inPlace && <SwapStatus />}
    </>
  );
}
