import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "~/design/card";
import { cardColumns } from "~/design/card-columns";
import { CmsLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { ActivitySection, withPlace } from "~/features/activities/public";
import { NewsList } from "~/features/news/public";
import { listState } from "~/utils/list-state";
import { pagingNames } from "~/utils/pagination";
import { regionAnchors } from "./anchors";
import { RegionHighlights } from "./highlights";
import { LocationList } from "./location-list";
import type { AboutRegion, DementiaInfo, RegionService } from "./model";
import { type RegionParts, vacanciesPageName } from "./parts";
import { RegionVacancies } from "./region-vacancies";
import { RegionSection } from "./section";

interface RegionPartsViewProps {
  parts: RegionParts;
  /** Place for the link to more vacancies: the typed place, or the town of the region. */
  place: string | null;
  /** Whether the page is for a typed place, which lists activities near it. */
  near?: boolean;
  /** The contact section, shown after what happens soon. */
  contact?: ReactNode;
}

/**
 * The sections of a region page, in the order in which visitors look for them: what happens soon, whom to call, where
 * to go, what is new, how to help, and only then what there is to read. Each loads and fails independently.
 */
export function RegionPartsView({ parts, place, near = false, contact }: RegionPartsViewProps) {
  const { t } = useTranslation();
  const { address } = usePageContext();
  const { region } = parts;
  const { filter } = parts.activities;
  return (
    <>
      <ActivitySection
        list={parts.activities}
        title={near ? t("activities.titleNear") : t("activities.title")}
        others={listState(address, pagingNames(vacanciesPageName))}
      >
        {parts.hasCalendar && <CalendarLinks region={region} type={filter.type} />}
      </ActivitySection>
      {contact}
      <RegionSection
        id={regionAnchors.locations}
        title={t("region.locations.title")}
        lead={t("region.locations.lead")}
        part={parts.locations ? parts.locations.items.slice(0, maxLocations) : null}
      >
        {(locations) => (
          <>
            <LocationList locations={locations} />
            <p className="section-foot">
              <a
                className="btn btn-second"
                href={withPlace(`${region.url}/locaties`, filter.place ? filter.typed : "")}
              >
                {t("region.locations.all")}
              </a>
            </p>
          </>
        )}
      </RegionSection>
      <RegionHighlights highlights={parts.highlights} />
      <RegionSection
        id={regionAnchors.news}
        title={near ? t("region.news.titleNear") : t("region.news.title")}
        part={parts.news}
      >
        {(news) => (
          <>
            <NewsList items={news} />
            <p className="section-foot">
              <a className="btn btn-second" href={`${region.url}/nieuws`}>
                {t("region.news.all")}
              </a>
            </p>
          </>
        )}
      </RegionSection>
      <RegionVacancies vacancies={parts.vacancies} place={place} />
      <RegionSection id={regionAnchors.services} title={t("region.services")} part={parts.services} folded>
        {(services) => <Services services={services} />}
      </RegionSection>
      <RegionSection
        id={regionAnchors.dementiaInfo}
        title={t("region.dementiaInfo")}
        ground="sand"
        part={parts.dementiaInfo}
        folded
      >
        {(items) => <DementiaInfoCards items={items} />}
      </RegionSection>
      <RegionSection
        id={regionAnchors.about}
        title={near ? t("region.allInformation") : t("region.about")}
        part={parts.about && (parts.about === "none" ? [] : [parts.about])}
        folded
      >
        {([about]) => about && <About about={about} />}
      </RegionSection>
    </>
  );
}

/**
 * Links to subscribe to or download the calendar of a region, limited to the selected activity type. They name the
 * region, because the list may have activities of other regions near a place, or of one town only.
 */
function CalendarLinks({ region, type }: { region: RegionParts["region"]; type: string | null }) {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const address = `${region.url}/activiteiten.ics${type ? `?${new URLSearchParams({ soort: type })}` : ""}`;
  return (
    <p className="hint">
      <a href={`${origin}${address}`.replace(/^https?:/, "webcal:")}>
        {type
          ? t("activities.followType", { type, region: region.title })
          : t("activities.follow", { region: region.title })}
      </a>{" "}
      {t("activities.or")} <a href={address}>{t("activities.download")}</a>
    </p>
  );
}

/** The region page shows the first few; the locations page has all. */
const maxLocations = 3;

function Services({ services }: { services: RegionService[] }) {
  return (
    <div className={`services ${cardColumns(services.length)}`}>
      {services.map(({ title, text, image, link }) => (
        <Card key={title} title={title} heading="h3" link={link} image={image} html={text} />
      ))}
    </div>
  );
}

function DementiaInfoCards({ items }: { items: DementiaInfo[] }) {
  return (
    <div className={`titles ${cardColumns(items.length)}`}>
      {items.map(({ title, image, link }) => (
        <Card key={link.url} title={title} heading="h3" link={link} image={image} />
      ))}
    </div>
  );
}

function About({ about }: { about: AboutRegion }) {
  const { t } = useTranslation();
  const { title, introduction, image, url } = about;
  return (
    <div className="text-image">
      <div>
        <h3>{title}</h3>
        {introduction && <RichText headings={4} html={introduction} />}
        <p className="u-mt-4">
          <CmsLink className="more" link={{ url, title: t("region.aboutMore"), external: false }}>
            {t("region.aboutMore")}
          </CmsLink>
        </p>
      </div>
      {image && (
        <div className="figure">
          <Picture
            image={image}
            crops={["580x388", "1160x776", "1740x1164"]}
            sizes="(min-width: 1024px) 34rem, 100vw"
          />
        </div>
      )}
    </div>
  );
}
