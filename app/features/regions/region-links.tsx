import type { RegionListItem } from "./model";

/** Links to regions below a heading that says what they are. */
export function RegionLinks({ regions }: { regions: readonly RegionListItem[] }) {
  return (
    <ul className="plain">
      {regions.map(({ id, title, url }) => (
        <li key={id}>
          <a href={url}>{shortName(title)}</a>
        </li>
      ))}
    </ul>
  );
}

/** Hides the prefix 'Afdeling', which the heading already has, from view but not from screen readers. */
function shortName(title: string) {
  const [, prefix, name] = /^(afdeling )(.+)$/i.exec(title) ?? [];
  if (!prefix) return title;
  return (
    <>
      <span className="vh">{prefix}</span>
      {name}
    </>
  );
}
