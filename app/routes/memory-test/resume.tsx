import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { Icon } from "~/design/icons/icon";
import { findTests, noTests, testsCookie } from "~/features/memory-test/cookie.server";
import { firstIncompleteStep, markedAsSent, stepPath } from "~/features/memory-test/model";
import { readTestCode } from "~/features/memory-test/resume-code.server";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { optionalText } from "~/utils/form-fields";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { breadcrumbsUnder: "section", shared: false } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await requestScope(request, context);
  return {
    document: {
      title: t("memoryTest.resume.title"),
      noindex: true,
      hidePrefooter: true,
      shortFooter: true,
      sheets: ["memory-test" as const],
    },
  };
}

/** Restores a test from a code. Posted, so that the code never appears in an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { code = "" } = await parseFormWithDefaults(z.object({ code: optionalText }), request, scope);
  const typed = code.slice(0, 100);
  const restored = readTestCode(typed, scope.config.sessionSecrets);
  if (!restored) return data({ typed }, { status: 400 });
  const { kind, given } = restored;
  const kept = await findTests(request, scope);
  const tests = kept ?? noTests;
  const step = firstIncompleteStep(kind, given);
  const headers = { "Set-Cookie": await testsCookie({ ...tests, [kind]: given }, scope) };
  if (step === null) return redirect(scope.config.memoryTestResults[kind], { status: 303, headers });
  const address = stepPath(kind, step);
  return redirect(kept ? address : markedAsSent(address), { status: 303, headers });
}

export default function MemoryTestResumeRoute() {
  const { t } = useTranslation();
  const rejected = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        header={builtInHeader(t("memoryTest.resume.title"), `<p>${t("memoryTest.resume.text")}</p>`)}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("memoryTest.name"), url: "/geheugentest" },
          { title: t("memoryTest.resume.title"), url: "/geheugentest/verder" },
        ]}
      />
      <div className="wrap section section-tight">
        <form
          className="form-page"
          method="post"
          noValidate
          data-busy={t("memoryTest.busy")}
          data-test-resume=""
        >
          <div className={rejected ? "field bad" : "field"}>
            <label htmlFor="code">{t("memoryTest.resume.label")}</label>
            <span className="hint" id="code-hint">
              {t("memoryTest.resume.hint")}
            </span>
            {rejected && (
              <span className="error" id="code-error">
                <Icon name="error" />
                <span>
                  <span className="vh">{t("forms.errorPrefix")} </span>
                  {t("memoryTest.resume.error")}
                </span>
              </span>
            )}
            <input
              id="code"
              name="code"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={rejected?.typed}
              required
              aria-describedby={rejected ? "code-hint code-error" : "code-hint"}
              aria-invalid={rejected ? true : undefined}
              data-focus={rejected ? "" : undefined}
            />
          </div>
          <div className="actions">
            <button className="btn" type="submit">
              {t("memoryTest.resume.button")}
            </button>
          </div>
        </form>
      </div>
    </>
  );
}
