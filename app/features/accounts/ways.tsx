import { Icon, type IconName } from "~/design/icons/icon";

interface WaysProps {
  links: readonly { url: string; title: string; icon: IconName }[];
}

/** Links to where somebody can go on. */
export function Ways({ links }: WaysProps) {
  return (
    <ul className="ways">
      {links.map(({ url, title, icon }) => (
        <li key={url}>
          <a href={url}>
            <Icon name={icon} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
