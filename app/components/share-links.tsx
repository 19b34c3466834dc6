import { useTranslation } from "react-i18next";
import { Icon } from "./icon";
import { useShell } from "./shell";

/** The header's share tools, without copy-link: WhatsApp, e-mail, Facebook, X and LinkedIn. */
export function ShareLinks({ title }: { title: string }) {
  const { t } = useTranslation();
  const { origin, path } = useShell();
  return (
    <details className="share" data-menu>
      <summary>
        <Icon name="share" />
        {t("share.page")}
      </summary>
      <ul>
        {shareTargets(`${origin}${path}`, title).map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function shareTargets(address: string, title: string) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: "WhatsApp", url: `https://wa.me/?text=${text}%20${url}` },
    { name: "E-mail", url: `mailto:?subject=${text}&body=${url}` },
    { name: "Facebook", url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "X (Twitter)", url: `https://x.com/intent/post?url=${url}&text=${text}` },
    { name: "LinkedIn", url: `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${text}` },
  ];
}
