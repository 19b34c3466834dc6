import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import type { Act, Author } from "../../../../services/community/contract";
import { useAuthorName } from "../author-line";
import { judgePath, type Post } from "./paths";
import { ReportLink } from "./report-link";

interface ModerationLinksProps {
  post: Post;
  author: Author;
  acts: readonly Act[];
}

/** Links to report a post, or for moderators to decide about it, as items of a list of tools. */
export function ModerationLinks({ post, author, acts }: ModerationLinksProps) {
  const { t } = useTranslation();
  const name = useAuthorName()(author);
  return (
    <>
      {acts.includes("report") && (
        <li className="quiet">
          <ReportLink
            post={post}
            subject={
              post.kind === "blog"
                ? t("moderation.report.linkToBlog")
                : t("moderation.report.linkTo", { name })
            }
          />
        </li>
      )}
      {acts.includes("judge") && (
        <li className="quiet">
          <a href={judgePath(post)}>
            <Icon name="shield" />
            {t("moderation.acts.judge")}
            <span className="vh">
              {" "}
              {post.kind === "blog" ? t("moderation.acts.judgeBlog") : t("moderation.acts.judgeOf", { name })}
            </span>
          </a>
        </li>
      )}
    </>
  );
}
