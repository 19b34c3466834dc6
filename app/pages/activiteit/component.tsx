import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { EndedNotice } from "~/design/ended-notice";
import { Icon } from "~/design/icons/icon";
import { ButtonLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { placeTypedAt, withPlace } from "~/features/activities/typed-place";
import type { Page, PageProps } from "~/pages/types";
import { hasEnded, longDate } from "~/utils/dates";
import { ArticleLayout } from "../article-layout";
import { FactsCard } from "../facts-card";
import { ActivityFacts } from "./activity-facts";
import type { Activity } from "./definition";

/** An activity with its facts, a calendar link and links to more information. */
export function ActivityPage({ page, preview }: PageProps<"activiteit">) {
  const { t } = useTranslation();
  const { renderedAt, address } = usePageContext();
  const place = placeTypedAt(address);
  const { activity } = page;
  const lastDay = activity.endDate ?? activity.startDate;
  const isOver = lastDay !== null && hasEnded(lastDay, new Date(renderedAt));
  const website = activity.website;
  return (
    <ArticleLayout
      page={page}
      preview={preview}
      meta={activity.kind && <ActivityKind kind={activity.kind} />}
      facts={
        <FactsCard
          contact={page.data?.contact}
          days={page.data && { title: t("activity.otherDays"), activities: page.data.otherDays, place }}
          map={
            activity.coordinates && {
              place: activity.locationName ?? page.title,
              town: activity.address?.city ?? null,
              coordinates: activity.coordinates,
            }
          }
        >
          <div className="print-card">
            <ActivityFacts activity={activity} region={page.region} />
          </div>
          {isOver && (
            <EndedNotice
              title={t("activity.over.title")}
              text={t("activity.over.text")}
              link={followUpLink(page, place, t)}
            />
          )}
          {(website || (!isOver && page.path && activity.startDate)) && (
            <div className="actions">
              {!isOver && page.path && activity.startDate && (
                <a className="btn" href={`/agenda${page.path}.ics`}>
                  <Icon name="calendar" /> {t("activity.calendar")}
                </a>
              )}{" "}
              {website && (
                <ButtonLink
                  link={{ ...website, title: website.title || t("activity.more") }}
                  variant="second"
                />
              )}
            </div>
          )}
          {place && (
            <p>
              <a className="more" href={`${withPlace("/regios", place)}#activiteiten`}>
                {t("activity.near", { place })}
              </a>
            </p>
          )}
        </FactsCard>
      }
      share
    />
  );
}

/** Link on an activity that is over: to its next date, else to the activities of its region. */
function followUpLink(
  { activity: { next }, region }: Page<"activiteit">,
  place: string,
  t: TFunction<"Common">,
) {
  if (next)
    return { url: withPlace(next.url, place), title: t("activity.next", { day: longDate(next.date) }) };
  return { url: withPlace(region?.url ?? "/regios", place), title: t("activity.over.link") };
}

function ActivityKind({ kind }: { kind: NonNullable<Activity["kind"]> }) {
  return (
    <span className="kind">
      {kind.icon && <img src={kind.icon.url} alt="" width="48" height="48" />}
      {kind.label}
    </span>
  );
}
