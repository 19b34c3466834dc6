import type { ReactNode } from "react";
import picture from "~/design/illustrations/de-weg-kwijt.svg";

interface FailedHeroProps {
  title: string;
  text: string;
  /** Above the title. */
  crumbs?: ReactNode;
  /** Suggested next steps. */
  children: ReactNode;
}

/** The header of an error page. It uses no context, because the offline page is rendered without one. */
export function FailedHero({ title, text, crumbs, children }: FailedHeroProps) {
  return (
    <div className="hero">
      <div className="wrap">
        {crumbs}
        <div className="grid">
          <div className="text">
            <h1>{title}</h1>
            <p className="intro">{text}</p>
            {children}
          </div>
          <div className="pic">
            <img src={picture} alt="" width="960" height="640" />
          </div>
        </div>
      </div>
    </div>
  );
}
