import { useTranslation } from "react-i18next";
import { AddressLines } from "~/components/address-lines";
import { CmsLink } from "~/components/cms-link";
import { contactFacts } from "~/components/contact-facts";
import { FactList } from "~/components/fact-list";
import type { Region } from "./schema";

/** Its place on the page; a block's own anchor is never called this. */
export const regionContactId = "contact-met-de-afdeling";

const list = new Intl.ListFormat("nl-NL");

/** Whether there is anything to show in the contact box. */
export function hasContact({ contact, address, municipalities, socials }: Region): boolean {
  const { person, phone, email } = contact;
  return !!(person || phone || email || address || municipalities.length > 0 || socials.length > 0);
}

/** How to reach a branch, which municipalities are its own, and where it is on social media. */
export function RegionContact({ region }: { region: Region }) {
  const { t } = useTranslation();
  const { contact, address, municipalities, socials } = region;
  return (
    <section className="section" id={regionContactId}>
      <div className="wrap">
        <div className="contact on-deep">
          <div>
            <h2>{t("region.contact")}</h2>
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
          </div>
          {(municipalities.length > 0 || socials.length > 0) && (
            <div className="letter">
              {municipalities.length > 0 && (
                <>
                  <h3>{t("region.municipalities")}</h3>
                  <p>{list.format(municipalities)}</p>
                </>
              )}
              {socials.length > 0 && (
                <>
                  <h3>{t("region.socials")}</h3>
                  <ul className="socials">
                    {socials.map((link) => (
                      <li key={link.title}>
                        <CmsLink link={link} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
