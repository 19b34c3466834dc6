import type { TFunction } from "i18next";
import type { Fact } from "./fact-list";
import { telUrl } from "./helpline-link";

export interface Contact {
  person: string | null;
  phone: string | null;
  email: string | null;
}

/** The contact details for a `FactList`, with links for phone number and mail address. */
export function contactFacts(t: TFunction<"Common">, { person, phone, email }: Contact): (Fact | false)[] {
  return [
    person !== null && { label: t("contactFacts.person"), icon: "person", content: person },
    phone !== null && {
      label: t("contactFacts.phone"),
      icon: "phone",
      content: <a href={telUrl(phone)}>{phone}</a>,
    },
    email !== null && {
      label: t("contactFacts.email"),
      icon: "mail",
      content: (
        <a href={`mailto:${email}`}>
          {email.split("@")[0]}
          <wbr />@{email.split("@").slice(1).join("@")}
        </a>
      ),
    },
  ];
}
