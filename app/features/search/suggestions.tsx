import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";

// Spec 001, section 2: five, one of them to the news and one to the memory test.
const suggestions = [
  { key: "memoryTest", url: "/geheugentest" },
  { key: "news", url: "/nieuws" },
  { key: "nearby", url: "/regios" },
  { key: "dementia", url: "/dementie/wat-is-dementie" },
  { key: "volunteer", url: "/vrijwilligerswerk" },
] as const;

/** Ways on for whoever found nothing. */
export function Suggestions() {
  const { t } = useTranslation();
  return (
    <ul className="link-list">
      {suggestions.map(({ key, url }) => (
        <li key={key}>
          <a href={url}>
            {t(`suggestions.${key}`)}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
