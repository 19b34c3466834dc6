import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { type Post, reportPath } from "./paths";

interface ReportLinkProps {
  post: Post;
  /** What is reported, for who hears the link without what stands around it. */
  subject: string;
}

/** A link to report a post. */
export function ReportLink({ post, subject }: ReportLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={reportPath(post)} rel="nofollow">
      <Icon name="flag" />
      {t("moderation.report.link")}
      <span className="vh"> {subject}</span>
    </a>
  );
}
