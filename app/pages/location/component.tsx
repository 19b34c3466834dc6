import { useTranslation } from "react-i18next";
import { AddressLines } from "~/components/address-lines";
import { ButtonLink } from "~/components/cms-link";
import { contactFacts } from "~/components/contact-facts";
import { FactList } from "~/components/fact-list";
import { ReferenceLink } from "~/components/reference-link";
import { RichText } from "~/components/rich-text";
import { ArticleLayout } from "../article-layout";
import type { PageProps } from "../components";

/** A place to go to: where it is and whom to ask. Its planned activities stand below its blocks. */
export function LocationPage({ page, preview }: PageProps<"location">) {
  const { t } = useTranslation();
  const { kind, address, contact, contactText, website } = page.location;
  return (
    <ArticleLayout
      page={page}
      preview={preview}
      meta={kind && <span className="tag">{kind}</span>}
      facts={
        <>
          <FactList
            facts={[
              address !== null && {
                label: t("contactFacts.address"),
                icon: "pin",
                content: <AddressLines address={address} />,
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
        </>
      }
      share
    />
  );
}
