import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { moderationDocument } from "~/features/community/moderation/document";
import { loadWords } from "~/features/community/moderation/load.server";
import { submitWords } from "~/features/community/moderation/submit.server";
import { AddWordsForm, RemoveWordsForm, WordsFilter } from "~/features/community/moderation/word-forms";
import { readWordFilter, readWordsDone, wordsAddress } from "~/features/community/moderation/words";
import { WordsDoneNotice } from "~/features/community/moderation/words-done-notice";
import { requireDesk } from "~/features/staff/load.server";
import { staffPath, wordsPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { typed: ["lijst", "zoek", "na", "gedaan"] } },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("words", scope);
  const filter = readWordFilter(scope.query);
  const list = await loadWords(filter, scope);
  const document = moderationDocument(scope.t("moderation.words.title"));
  return withFormToken({ ...list, desks, filter, done: readWordsDone(scope.query), document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitWords(await requestScope(request, context)));
}

/** The words that posts are checked against. */
export default function WordsRoute() {
  const { t } = useTranslation();
  const { words, hasMore, desks, filter, done, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const form = rejected?.form ?? emptyForm;
  const title = t("moderation.words.title");
  const { kind, search, after } = filter;
  const isWhole = kind === null && search === "" && after === "";
  return (
    <FormPage
      title={title}
      intro={t("moderation.words.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: wordsPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {rejected && (
        <FormErrors
          rejected={rejected}
          labels={{ words: t("moderation.words.add.words"), remove: t("moderation.words.remove.words") }}
        />
      )}
      {done && !rejected && <WordsDoneNotice done={done} />}
      <section className="staff-results" aria-labelledby="erbij">
        <h2 id="erbij">{t("moderation.words.add.title")}</h2>
        <AddWordsForm form={form} token={token} />
      </section>
      <section className="staff-results" aria-labelledby="lijst-van-woorden">
        <h2 id="lijst-van-woorden">{t("moderation.words.list.title")}</h2>
        {isWhole && words.length === 0 ? (
          <Notice
            kind="info"
            title={t("moderation.words.empty.title")}
            text={t("moderation.words.empty.text")}
          />
        ) : (
          <>
            <WordsFilter kind={kind} search={search} />
            {words.length === 0 && <p>{t("moderation.words.list.none")}</p>}
          </>
        )}
        {words.length > 0 && <RemoveWordsForm words={words} form={form} token={token} />}
        {(after !== "" || hasMore) && (
          <p className="plain-links">
            {after !== "" && (
              <a href={wordsAddress({ ...filter, after: "" })}>{t("moderation.words.list.first")}</a>
            )}{" "}
            {hasMore && (
              <a href={wordsAddress({ ...filter, after: words.at(-1)?.word ?? "" })}>
                {t("moderation.words.list.more")}
              </a>
            )}
          </p>
        )}
      </section>
    </FormPage>
  );
}
