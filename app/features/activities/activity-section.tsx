import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { SwapStatus } from "~/design/swap-status";
import { pagingNames } from "~/utils/pagination";
import { ActivityFilters } from "./activity-filters";
import { ActivityResults } from "./activity-results";
import { type ActivityList, activityNames } from "./filter";

/** What the address says of the other lists of the page, which links and forms of this one leave as it is. */
type OtherLists = [name: string, value: string][];

interface ActivitySectionProps {
  list: ActivityList;
  title?: string;
  others?: OtherLists | undefined;
  /** Under the title, such as a link to the calendar. */
  children?: React.ReactNode;
}

/** A list of activities as a section of a page, under its own title. */
export function ActivitySection({ list, title: ownTitle, others, children }: ActivitySectionProps) {
  const { t } = useTranslation();
  const title = ownTitle ?? t("activities.title");
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
  /** The title above it: on a page with more lists their forms and pages are told apart by it. */
  title: string;
  others?: OtherLists | undefined;
}

/**
 * A list of activities with its filters, wherever it stands; of one location there is nothing to filter. The filters
 * are replaced with it: which kinds there are depends on the distance.
 */
export function FilteredActivities({ list, title, others = [] }: FilteredActivitiesProps) {
  const { t } = useTranslation();
  const shell = usePageContext();
  const path = list.path ?? shell.path;
  const named = (words: string) => (list.isFirst ? words : `${words}: ${title}`);
  return (
    <>
      <div
        data-swap={list.inPlace ? list.anchor : undefined}
        data-own={[...activityNames, ...pagingNames(list.pageName)].join(" ")}
      >
        {list.searchable && (
          <ActivityFilters list={list} path={path} label={named(t("activities.filter"))} others={others} />
        )}
        <ActivityResults list={list} path={path} items={named(t("activities.items"))} others={others} />
      </div>
      {list.isFirst && list.inPlace && <SwapStatus />}
    </>
  );
}
