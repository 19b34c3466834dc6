import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { AccountNav, accountDocument } from "~/features/accounts/public";
import { loadFollowers } from "~/features/community/blogs/load.server";
import { followersPath, ownBlogPath } from "~/features/community/paths";
import { Portrait, profilePath } from "~/features/profile/public";
import { FormPage } from "~/shell/form-page";
import { itemIds, pagingNames } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: pagingNames() } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const found = await loadFollowers(scope);
  const title = scope.t("ownBlog.followers.title");
  const document = accountDocument(title, { sheets: ["accounts", "community", "lists"] });
  return withFormToken({ ...found, document }, scope);
}

/** Who follows the member's own blog. */
export default function FollowersRoute() {
  const { t } = useTranslation();
  const { followers, paging, token } = useLoaderData<typeof loader>();
  const title = t("ownBlog.followers.title");
  const idOf = itemIds("volgers", paging);
  return (
    <FormPage
      title={title}
      intro={t("ownBlog.followers.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("ownBlog.title"), url: ownBlogPath },
        { title, url: followersPath },
      ]}
      nav={<AccountNav token={token} />}
    >
      <section aria-labelledby="volgers" data-swap="volgers">
        <h2 id="volgers" data-announce>
          {t("ownBlog.followers.list")}
        </h2>
        {followers.length === 0 ? (
          <p>{t("ownBlog.followers.none")}</p>
        ) : (
          <ul className="talks people" data-items="">
            {followers.map(({ username, hasPhoto }, index) => (
              <li key={username} id={idOf(index)} className="person">
                <Portrait username={username} hasPhoto={hasPhoto} />
                <p className="name">
                  <a href={profilePath(username)}>{username}</a>
                </p>
              </li>
            ))}
          </ul>
        )}
        <Pagination paging={paging} items={t("ownBlog.followers.items")} anchor="volgers" />
      </section>
      <SwapStatus />
    </FormPage>
  );
}
