import { CmsLink } from "./link";

interface EndedNoticeProps {
  title: string;
  text: string;
  /** The way on. */
  link: { url: string; title: string };
}

/** Says that something is over, and where to go instead. */
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
