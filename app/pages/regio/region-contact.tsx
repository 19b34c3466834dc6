import { useTranslation } from "react-i18next";
import { AddressLines } from "~/design/address-lines";
import { contactFacts } from "~/design/contact-facts";
import { FactList } from "~/design/fact-list";
import { FoldedOnPhones } from "~/design/folded-on-phones";
import volunteer from "~/design/illustrations/vrijwilliger.svg";
import { CmsLink } from "~/design/link";
import { NewsletterForm } from "~/features/newsletter/form";
import type { Link } from "~/fields/links";
import type { Region } from "./definition";

/** Anchor of the contact section; never the anchor of a block. */
export const regionContactId = "contact-met-de-afdeling";

const listFormat = new Intl.ListFormat("nl-NL");

/** Whether the contact section has any content. */
export function hasContact(region: Region): boolean {
  const { person, phone, email } = region.contact;
  const hasDetails = person || phone || email || region.address || region.newsletterUrl;
  return !!hasDetails || region.municipalities.length > 0 || region.socials.length > 0;
}

/** Contact details, municipalities, social media and newsletter form of a region. */
export function RegionContact({ region }: { region: Region }) {
  const { t } = useTranslation();
  const { contact, address, municipalities, socials, newsletterUrl } = region;
  return (
    <section className="section" id={regionContactId}>
      <div className="wrap">
        <div className="contact on-deep">
          <div>
            <div className="face">
              <img src={volunteer} alt="" width="640" height="640" loading="lazy" />
              <h2>{t("region.contact")}</h2>
            </div>
            <FactList
              facts={[
                ...contactFacts(t, contact),
                address !== null && {
                  label: t("contactFacts.address"),
                  icon: "pin",
                  content: <AddressLines address={address} />,
                },
              ]}
            />
            {newsletterUrl !== null && <Municipalities names={municipalities} />}
          </div>
          {newsletterUrl !== null ? (
            <div className="letter">
              <h3>{t("region.newsletter.title")}</h3>
              <p>{t("region.newsletter.text")}</p>
              <FoldedOnPhones title={t("region.newsletter.button")}>
                <NewsletterForm
                  id="nieuwsbrief-afdeling"
                  hint={t("region.newsletter.hint")}
                  action={newsletterUrl}
                  buttonClass="btn btn-accent"
                />
              </FoldedOnPhones>
              <Socials links={socials} />
            </div>
          ) : (
            (municipalities.length > 0 || socials.length > 0) && (
              <div className="letter">
                <Municipalities names={municipalities} />
                <Socials links={socials} />
              </div>
            )
          )}
        </div>
      </div>
    </section>
  );
}

function Municipalities({ names }: { names: string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <>
      <h3>{t("region.municipalities")}</h3>
      <p>{listFormat.format(names)}</p>
    </>
  );
}

function Socials({ links }: { links: Link[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <>
      <h3>{t("region.socials")}</h3>
      <ul className="socials">
        {links.map((link) => (
          <li key={link.title}>
            <CmsLink link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}
