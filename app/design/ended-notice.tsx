import { CmsLink } from "./link";

interface EndedNoticeProps {
  title: string;
  text: string;
  /** A link to an alternative. */
  link: { url: string; title: string };
}

/** A notice that something has ended, with a link to an alternative. */
export function EndedNotice({ title, text, link }: EndedNoticeProps) {
  return (
    <div className="callout">
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <CmsLink className="more" link={{ ...link, external: false }} />
      </p>
    </div>
  );
}
