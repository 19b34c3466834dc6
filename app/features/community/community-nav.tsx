import { useTranslation } from "react-i18next";
import { MemberNav, PageNav } from "~/features/accounts/public";
import { blogsPath, communityPath, communitySearchPath, forumPath } from "./paths";

interface CommunityNavProps {
  /** The part that the page stands below. */
  section?: string;
  /** Of the page's forms, to log out; null for visitors. */
  token?: string | null;
}

/** The parts of sharing experiences. */
export function CommunityNav({ section, token = null }: CommunityNavProps) {
  const { t } = useTranslation();
  const pages = [
    { url: communityPath, title: t("community.title") },
    { url: forumPath, title: t("community.forum.title") },
    { url: blogsPath, title: t("blogs.title") },
    { url: communitySearchPath, title: t("communitySearch.nav") },
  ];
  const nav = { label: t("community.nav"), pages, ...(section && { section }) };
  return token === null ? <PageNav {...nav} /> : <MemberNav {...nav} token={token} />;
}
