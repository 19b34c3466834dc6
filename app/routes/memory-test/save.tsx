import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { areTestsLost, readTests } from "~/features/memory-test/cookie.server";
import { LostNotice } from "~/features/memory-test/lost-notice";
import { firstIncompleteStep, isStarted, stepPath, testKinds } from "~/features/memory-test/model";
import { testCode } from "~/features/memory-test/resume-code.server";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { breadcrumbsUnder: "section", shared: false, query: { shared: ["bewaard"] } },
} satisfies { policy: RoutePolicy };

/** 'Bewaar en ga later verder': the answers as a code to write down or print. Nothing is stored on the server. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const tests = await readTests(request, scope);
  const codes = testKinds
    .filter((kind) => isStarted(tests[kind]))
    .map((kind) => ({
      kind,
      code: testCode({ kind, given: tests[kind] }, scope.config.sessionSecrets),
      back: stepPath(kind, firstIncompleteStep(kind, tests[kind]) ?? 1),
    }));
  return {
    codes,
    isLost: await areTestsLost(request, scope),
    document: {
      title: scope.t("memoryTest.save.title"),
      noindex: true,
      hidePrefooter: true,
      shortFooter: true,
      sheets: ["memory-test" as const],
    },
  };
}

export default function MemoryTestSaveRoute() {
  const { t } = useTranslation();
  const { codes, isLost } = useLoaderData<typeof loader>();
  const hasCodes = codes.length > 0;
  const intro =
    hasCodes || !isLost ? `<p>${t(`memoryTest.save.${hasCodes ? "text" : "nothing"}`)}</p>` : null;
  return (
    <>
      <PageHeader
        header={builtInHeader(t("memoryTest.save.title"), intro)}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("memoryTest.name"), url: "/geheugentest" },
          { title: t("memoryTest.save.title"), url: "/geheugentest/bewaren" },
        ]}
      />
      <div className="wrap section section-tight">
        {isLost && <LostNotice />}
        {codes.map(({ kind, code, back }) => (
          <section className="u-mt-5" key={kind} aria-labelledby={`code-${kind}`}>
            <h2 id={`code-${kind}`}>{t(`memoryTest.save.${kind}`)}</h2>
            <p className="test-code">{code}</p>
            <p>
              <a className="more" href={back}>
                {t("memoryTest.save.back")}
              </a>
            </p>
          </section>
        ))}
        {hasCodes && <p className="hint u-mt-5">{t("memoryTest.save.private")}</p>}
        <div className="actions">
          <a className="btn btn-second" href="/geheugentest">
            {t("memoryTest.name")}
          </a>
        </div>
      </div>
    </>
  );
}
