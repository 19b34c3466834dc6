import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { readForm } from "~/.server/http/read-form";
import { readTests, testsCookie } from "~/features/memory-test/cookie.server";
import {
  firstIncompleteStep,
  itemPath,
  itemsInStep,
  neighbours,
  questionCount,
  stepCount,
  stepPath,
  type TestAnswers,
  type TestItem,
  type TestKind,
  testKinds,
  tests,
  unansweredItems,
} from "~/features/memory-test/model";
import { withPosted } from "~/features/memory-test/posted-answers";
import { TestProgress } from "~/features/memory-test/progress";
import { TestStepForm } from "~/features/memory-test/step-form";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { pathOf } from "~/utils/paths";

/** Which test, which step of it, and which item of that step if it is asked alone. */
interface Place {
  kind: TestKind;
  step: number;
  alone: TestItem | null;
}

/** A step of the memory test, or one question of it (`?vraag=`). Whoever skips ahead is led to what is still open. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { kind, step, alone } = placeOf(request);
  if (isFirstStepByNumber(request)) throw redirect(addressOf({ kind, step, alone }), 301);
  const given = (await readTests(request, scope))[kind];
  const open = firstIncompleteStep(kind, given);
  if (open !== null && open < step) throw redirect(firstOpenAddress(kind, given, alone !== null));
  const title = scope.t(`memoryTest.${kind}.title`);
  const place = scope.t("memoryTest.progress", { step, steps: stepCount(kind) });
  return {
    kind,
    step,
    alone,
    given,
    document: {
      title:
        alone === null || alone === "leeftijd" ? `${title}, ${place}` : titleOfQuestion(scope, kind, alone),
      noindex: true,
      hidePrefooter: true,
      canonical: stepPath(kind, 1),
      sheets: ["memory-test" as const],
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { kind, step, alone } = placeOf(request);
  const asked = alone === null ? itemsInStep(kind, step) : [alone];
  const form = await readForm(request);
  const tests = await readTests(request, scope);
  const given = withPosted(tests[kind], asked, form);
  const headers = { "Set-Cookie": await testsCookie({ ...tests, [kind]: given }, scope) };
  if (form.get("naar") === "vorige") {
    return redirect(addressBefore({ kind, step, alone }), { status: 303, headers });
  }
  const missing = unansweredItems(asked, given);
  if (missing.length > 0) return data({ missing, given }, { status: 400, headers });
  const next = addressAfter({ kind, step, alone }, given, scope.config.memoryTestResults[kind]);
  return redirect(next, { status: 303, headers });
}

export default function MemoryTestStepRoute() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { kind, step, alone } = loaded;
  const given = refused?.given ?? loaded.given;
  return (
    <>
      <PageHeader
        header={builtInHeader(t(`memoryTest.${kind}.title`), `<p>${t(`memoryTest.${kind}.intro`)}</p>`)}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("memoryTest.name"), url: "/geheugentest" },
          { title: t(`memoryTest.start.${kind}.title`), url: stepPath(kind, 1) },
        ]}
      >
        <TestProgress kind={kind} step={step} given={given} alone={alone} />
      </PageHeader>
      <TestStepForm kind={kind} step={step} alone={alone} given={given} missing={refused?.missing ?? []} />
    </>
  );
}

/** Reads the place from an address such as `/geheugentest/zelf/stap2?vraag=12`. */
function placeOf(request: Request): Place {
  const [, , slug, stepName] = pathOf(request).split("/");
  const kind = testKinds.find((candidate) => tests[candidate].slug === slug) ?? "forMyself";
  const step = Number(/^stap(\d)$/.exec(stepName ?? "")?.[1] ?? 1);
  const asked = new URL(request.url).searchParams.get("vraag");
  const alone = itemsInStep(kind, step).find((item) => String(item) === asked) ?? null;
  return { kind, step, alone };
}

function isFirstStepByNumber(request: Request): boolean {
  return pathOf(request).endsWith("/stap1");
}

function addressOf({ kind, step, alone }: Place): string {
  return alone === null ? stepPath(kind, step) : itemPath(kind, alone);
}

/** Where the first thing stands that is still open. */
function firstOpenAddress(kind: TestKind, given: TestAnswers, alone: boolean): string {
  const step = firstIncompleteStep(kind, given) ?? 1;
  const [item] = unansweredItems(itemsInStep(kind, step), given);
  return alone && item !== undefined ? itemPath(kind, item) : stepPath(kind, step);
}

function addressBefore({ kind, step, alone }: Place): string {
  if (alone === null) return step > 1 ? stepPath(kind, step - 1) : "/geheugentest";
  const { previous } = neighbours(kind, alone);
  return previous === null ? "/geheugentest" : itemPath(kind, previous);
}

/** What comes next: the next step or question, what was skipped, or the result. */
function addressAfter({ kind, step, alone }: Place, given: TestAnswers, result: string): string {
  const next = alone === null ? null : neighbours(kind, alone).next;
  if (next !== null) return itemPath(kind, next);
  if (alone === null && step < stepCount(kind)) return stepPath(kind, step + 1);
  return firstIncompleteStep(kind, given) === null ? result : firstOpenAddress(kind, given, alone !== null);
}

function titleOfQuestion({ t }: Awaited<ReturnType<typeof requestScope>>, kind: TestKind, question: number) {
  const number = t("memoryTest.question", { number: question, total: questionCount(kind) });
  return `${number}: ${t(`memoryTest.${kind}.questions`, { returnObjects: true })[question - 1] ?? ""}`;
}
