import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import mailbox from "~/design/illustrations/brievenbus.svg";
import door from "~/design/illustrations/deur.svg";
import type { TitledLink } from "~/design/page-context";
import { Breadcrumbs } from "./breadcrumbs";

interface PicturePageProps {
  title: string;
  text: string;
  /** Below the home page. */
  crumbs: TitledLink[];
  /** What went wrong with the form. */
  problem?: ReactNode;
  /** Buttons, as links or in a form. */
  children: ReactNode;
}

/** A page about a mail. */
export function MailboxPage(props: PicturePageProps) {
  return <PicturePage {...props} picture={mailbox} />;
}

/** A page that opens an account. */
export function DoorPage(props: PicturePageProps) {
  return <PicturePage {...props} picture={door} />;
}

function PicturePage(props: PicturePageProps & { picture: string }) {
  const { title, text, crumbs, picture, problem, children } = props;
  const { t } = useTranslation();
  return (
    <div className="page-head">
      <div className="wrap">
        <Breadcrumbs crumbs={[{ title: t("breadcrumbs.home"), url: "/" }, ...crumbs]} />
        <div className="grid with-pic">
          <div className="text">
            <h1>{title}</h1>
            <p className="intro">{text}</p>
            {problem}
            <div className="actions">{children}</div>
          </div>
          <div className="pic">
            <img src={picture} alt="" width="960" height="640" />
          </div>
        </div>
      </div>
    </div>
  );
}
