import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";

const suggestions = [
  { key: "memoryTest", url: "/geheugentest" },
  { key: "news", url: "/nieuws" },
  { key: "nearby", url: "/regios" },
  { key: "dementia", url: "/dementie/wat-is-dementie" },
  { key: "volunteer", url: "/vrijwilligerswerk" },
] as const;

/** Links to popular pages, for visitors without search results. */
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
