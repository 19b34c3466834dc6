import { useTranslation } from "react-i18next";
import { PageNav } from "~/features/accounts/public";
import { blogsPath, communityPath, communitySearchPath, forumPath } from "./paths";

/** The parts of sharing experiences. @param section the part that the page stands below */
export function CommunityNav({ section }: { section?: string }) {
  const { t } = useTranslation();
  const pages = [
    { url: communityPath, title: t("community.title") },
    { url: forumPath, title: t("community.forum.title") },
    { url: blogsPath, title: t("blogs.title") },
    { url: communitySearchPath, title: t("communitySearch.nav") },
  ];
  return <PageNav label={t("community.nav")} pages={pages} section={section} />;
}
