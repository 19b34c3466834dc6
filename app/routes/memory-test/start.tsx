import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { areTestsLost, readTests } from "~/features/memory-test/cookie.server";
import { LostNotice } from "~/features/memory-test/lost-notice";
import {
  firstIncompleteStep,
  firstOpenItem,
  isStarted,
  itemPath,
  stepPath,
  type TestKind,
  testKinds,
} from "~/features/memory-test/model";
import { AddedBlocks } from "~/pages/added-blocks";
import { loadAddedContent } from "~/pages/load.server";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { shared: ["bewaard"] }, siteMap: true },
} satisfies { policy: RoutePolicy };

/** The start of the memory test: the choice of a test, with the content of the CMS page around it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [added, tests] = await Promise.all([
    loadAddedContent("/geheugentest", scope, {
      title: scope.t("memoryTest.start.title"),
      hidePrefooter: true,
      sheets: ["memory-test"],
    }),
    readTests(request, scope),
  ]);
  const choices = testKinds.map((kind) => {
    const step = firstIncompleteStep(kind, tests[kind]);
    const item = firstOpenItem(kind, tests[kind]);
    return {
      kind,
      /** Path to continue an unfinished test. */
      resumePath: isStarted(tests[kind]) && item !== null ? itemPath(kind, item) : null,
      resultPath: step === null ? scope.config.memoryTestResults[kind] : null,
    };
  });
  return { ...added, choices, isLost: await areTestsLost(request, scope) };
}

export default function MemoryTestRoute() {
  const { t } = useTranslation();
  const { choices, isLost, header, blocks, reviewed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        header={header ?? builtInHeader(t("memoryTest.start.title"), `<p>${t("memoryTest.start.intro")}</p>`)}
        task
      />
      <div className="sand">
        <div className="wrap section section-tight">
          {isLost && <LostNotice />}
          <div className="section-head">
            <h2>{t("memoryTest.start.choose")}</h2>
          </div>
          <div className="test-choices">
            {choices.map((choice) => (
              <Choice key={choice.kind} {...choice} />
            ))}
          </div>
          <h3 className="u-mt-6">{t("memoryTest.start.factsTitle")}</h3>
          <ul className="u-mt-3 test-facts">
            {t("memoryTest.start.facts", { returnObjects: true }).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="u-mt-4">
            <a className="more" href="/geheugentest/verder">
              {t("memoryTest.start.code")}
            </a>
          </p>
        </div>
      </div>
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}

interface ChoiceProps {
  kind: TestKind;
  resumePath: string | null;
  resultPath: string | null;
}

function Choice({ kind, resumePath, resultPath }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <section className="test-choice" aria-labelledby={`test-${kind}`}>
      <h3 id={`test-${kind}`}>{t(`memoryTest.start.${kind}.title`)}</h3>
      <p>{t(`memoryTest.start.${kind}.text`)}</p>
      <div className="actions">
        {resultPath ? (
          <a className="btn" href={resultPath}>
            {t("memoryTest.start.result")}
          </a>
        ) : (
          <a className="btn" href={resumePath ?? itemPath(kind, 1)}>
            {resumePath ? t("memoryTest.start.goOn") : t(`memoryTest.start.${kind}.start`)}
          </a>
        )}
      </div>
      {!resumePath && !resultPath && (
        <p>
          <a className="more" href={stepPath(kind, 1)}>
            {t("memoryTest.start.byStep")}
          </a>
        </p>
      )}
    </section>
  );
}
