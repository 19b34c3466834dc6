import { type TitledLink, usePageContext } from "~/design/page-context";

/** The parts of a desk. */
export function DeskParts({ label, parts }: { label: string; parts: readonly TitledLink[] }) {
  const { path } = usePageContext();
  return (
    <nav aria-label={label}>
      <ul className="desk-parts">
        {parts.map(({ url, title }) => (
          <li key={url}>
            <a href={url} aria-current={url === path ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
