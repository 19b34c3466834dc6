import { useTranslation } from "react-i18next";
import { AddressLines } from "~/design/address-lines";
import { contactFacts } from "~/design/contact-facts";
import { FactList } from "~/design/fact-list";
import { ButtonLink } from "~/design/link";
import { ReferenceLink } from "~/design/reference-link";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";
import { FilteredActivities } from "~/features/activities/activity-section";
import type { PageProps } from "~/pages/types";
import { ArticleLayout } from "../article-layout";
import { FactsCard } from "../facts-card";

const maxDays = 3;

/** A location with its address, opening hours and contacts; its planned activities follow the blocks. */
export function LocationPage({ page, preview }: PageProps<"location">) {
  const { t } = useTranslation();
  const { kind, address, contact, contactText, openingHours, website, coordinates } = page.location;
  const activities = page.data?.activities;
  return (
    <ArticleLayout
      page={page}
      preview={preview}
      meta={kind && <span className="tag">{kind}</span>}
      facts={
        <FactsCard
          days={
            activities && { title: t("location.nextDays"), activities: activities.items.slice(0, maxDays) }
          }
          map={coordinates && { place: page.title, town: address?.city ?? null, coordinates }}
        >
          <FactList
            facts={[
              address !== null && {
                label: t("contactFacts.address"),
                icon: "pin",
                content: <AddressLines address={address} />,
              },
              openingHours.length > 0 && {
                label: t("location.openingHours"),
                icon: "clock",
                content: openingHours.map(({ day, hours }) => (
                  <p key={day}>
                    {day}: {hours}
                  </p>
                )),
              },
              ...contactFacts(t, contact),
              contactText !== null && {
                label: t("location.contact"),
                icon: "info",
                content: <RichText html={contactText} />,
              },
              page.region !== null && {
                label: t("region.name"),
                icon: "house",
                content: <ReferenceLink page={page.region} />,
              },
            ]}
          />
          {website && (
            <div className="actions">
              <ButtonLink
                link={{ ...website, title: website.title || t("location.website") }}
                variant="second"
              />
            </div>
          )}
        </FactsCard>
      }
      share
    >
      {activities && (activities.failed || activities.total > 0) && (
        <section className="block" id={activities.anchor} aria-labelledby={`${activities.anchor}-titel`}>
          <SectionTitle id={`${activities.anchor}-titel`} title={t("activities.title")} />
          <FilteredActivities list={activities} title={t("activities.title")} />
        </section>
      )}
    </ArticleLayout>
  );
}
