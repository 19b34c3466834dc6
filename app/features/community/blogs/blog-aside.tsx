import { useTranslation } from "react-i18next";
import { profilePath } from "~/features/profile/public";
import type { Entry } from "../../../../services/community/contract";
import { ConductCard } from "../conduct-card";
import { blogPath, followersPath } from "../paths";

interface BlogAsideProps {
  /** The blog of the entry that is shown. */
  blogOfEntry?: Entry["blog"];
  followerCount?: number;
  /** Whether it is the blog of the viewer, who may see who follows it. */
  isOwn?: boolean;
}

/** Beside a blog: its writer, how many follow it, and the rules of conduct. */
export function BlogAside({ blogOfEntry, followerCount = 0, isOwn = false }: BlogAsideProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("blogs.about")}>
      <div className="sticky">
        {blogOfEntry && <WriterCard {...blogOfEntry} />}
        {followerCount > 0 && (
          <div className="side-card">
            <h2>{t("blogs.followersTitle")}</h2>
            <p>{t("blogs.followers", { count: followerCount })}</p>
            {isOwn && (
              <p className="plain-links">
                <a href={followersPath}>{t("ownBlog.followers.link")}</a>
              </p>
            )}
          </div>
        )}
        <ConductCard />
      </div>
    </aside>
  );
}

function WriterCard({ title, introduction, author }: Entry["blog"]) {
  const { t } = useTranslation();
  if (!author) return null;
  const { username } = author;
  return (
    <div className="side-card">
      <h2>{t("blogs.aboutWriter", { name: username })}</h2>
      {introduction && <p>{introduction}</p>}
      <ul className="plain-links">
        <li>
          <a href={blogPath(username)}>{t("blogs.wholeBlog", { title })}</a>
        </li>
        <li>
          <a href={profilePath(username)}>{t("blogs.profile")}</a>
        </li>
      </ul>
    </div>
  );
}
