import { useTranslation } from "react-i18next";
import { ConductCard } from "../conduct-card";
import { followersPath } from "../paths";

interface BlogAsideProps {
  followerCount?: number;
  /** Whether it is the blog of the viewer, who may see who follows it. */
  isOwn?: boolean;
}

/** Beside a blog or an entry: how many follow it, and the rules of conduct. */
export function BlogAside({ followerCount = 0, isOwn = false }: BlogAsideProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("blogs.about")}>
      <div className="sticky">
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
