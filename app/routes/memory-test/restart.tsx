import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { noTestsCookie, readTests, testsCookie } from "~/features/memory-test/cookie.server";
import {
  firstIncompleteStep,
  isStarted,
  noAnswers,
  stepPath,
  type TestKind,
  testKinds,
} from "~/features/memory-test/model";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { optionalText } from "~/utils/form-fields";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { breadcrumbsUnder: "section", shared: false, postsChoices: true, query: { shared: ["test"] } },
} satisfies {
  policy: RoutePolicy;
};

/** `/geheugentest/opnieuw?test=`: asks before the answers to one test are deleted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const kind = readKind(scope.query.get("test"));
  if (!kind) throw redirect("/geheugentest");
  const step = firstIncompleteStep(kind, (await readTests(request, scope))[kind]);
  return {
    kind,
    back: step === null ? scope.config.memoryTestResults[kind] : stepPath(kind, step),
    document: {
      title: scope.t("memoryTest.restart.title"),
      noindex: true,
      hidePrefooter: true,
      shortFooter: true,
      sheets: ["memory-test" as const],
    },
  };
}

/** Deletes the answers to one test; to both if none is named. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { test } = await parseFormWithDefaults(z.object({ test: optionalText }), request, scope);
  const kind = readKind(test);
  const tests = await readTests(request, scope);
  const remaining = testKinds.filter((other) => kind && other !== kind && isStarted(tests[other]));
  const cookie =
    kind && remaining.length > 0
      ? await testsCookie({ ...tests, [kind]: noAnswers }, scope)
      : noTestsCookie(scope);
  return redirect("/geheugentest", { status: 303, headers: { "Set-Cookie": cookie } });
}

function readKind(value: unknown): TestKind | undefined {
  return testKinds.find((kind) => kind === value);
}

export default function MemoryTestRestartRoute() {
  const { t } = useTranslation();
  const { kind, back } = useLoaderData<typeof loader>();
  const test = t(`memoryTest.start.${kind}.title`);
  return (
    <>
      <PageHeader
        header={builtInHeader(
          t("memoryTest.restart.title"),
          `<p>${t("memoryTest.restart.text", { test })}</p>`,
        )}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("memoryTest.name"), url: "/geheugentest" },
          { title: t("memoryTest.restart.title"), url: `/geheugentest/opnieuw?test=${kind}` },
        ]}
      />
      <div className="wrap section section-tight">
        <form method="post" action="/geheugentest/opnieuw" data-test-erase={kind}>
          <input type="hidden" name="test" value={kind} />
          <div className="actions">
            <a className="btn" href={back}>
              {t("memoryTest.restart.no")}
            </a>{" "}
            <button className="btn btn-second" type="submit">
              {t("memoryTest.restart.yes")}
            </button>
          </div>
        </form>
      </div>
    </>
  );
}
