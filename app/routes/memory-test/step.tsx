import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import {
  areTestsLost,
  findTests,
  noTests,
  readTests,
  testsCookie,
} from "~/features/memory-test/cookie.server";
import {
  firstIncompleteStep,
  itemPath,
  itemsInStep,
  markedAsSent,
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
import { type StepButton, stepButtons, stepSchema, withPosted } from "~/features/memory-test/posted-answers";
import { TestProgress } from "~/features/memory-test/progress";
import { TestStepForm } from "~/features/memory-test/step-form";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { pathOf } from "~/utils/paths";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    breadcrumbsUnder: "section",
    shared: false,
    postsChoices: true,
    query: { shared: ["vraag", "bewaard"] },
  },
} satisfies {
  policy: RoutePolicy;
};

/** A test, a step of it, and the item of that step when items are shown one at a time. */
interface Place {
  kind: TestKind;
  step: number;
  singleItem: TestItem | null;
}

/** A step of the memory test, or one question of it (`?vraag=`). Redirects if an earlier step is incomplete. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { kind, step, singleItem } = readPlace(request, scope.query);
  if (isFirstStepByNumber(request)) throw redirect(placeAddress({ kind, step, singleItem }), 301);
  const given = (await readTests(request, scope))[kind];
  const incomplete = firstIncompleteStep(kind, given);
  const isLost = await areTestsLost(request, scope);
  if (incomplete !== null && incomplete < step) {
    const address = firstIncompleteAddress(kind, given, singleItem !== null);
    throw redirect(isLost ? markedAsSent(address) : address);
  }
  const title = scope.t(`memoryTest.${kind}.title`);
  const progress = scope.t("memoryTest.progress", { step, steps: stepCount(kind) });
  return {
    kind,
    step,
    singleItem,
    given,
    isLost,
    document: {
      title:
        singleItem === null || singleItem === "leeftijd"
          ? `${title}, ${progress}`
          : questionTitle(scope, kind, singleItem),
      noindex: true,
      hidePrefooter: true,
      shortFooter: true,
      canonical: stepPath(kind, 1),
      sheets: ["memory-test" as const],
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { kind, step, singleItem } = readPlace(request, scope.query);
  const items = singleItem === null ? itemsInStep(kind, step) : [singleItem];
  const form = await parseFormWithDefaults(stepSchema(items), request, scope);
  const kept = await findTests(request, scope);
  const tests = kept ?? noTests;
  const given = withPosted(tests[kind], items, form);
  const headers = { "Set-Cookie": await testsCookie({ ...tests, [kind]: given }, scope) };
  const button = stepButtons.find((name) => name === form.naar);
  const leadTo = (address: string) =>
    redirect(kept ? address : markedAsSent(address), { status: 303, headers });
  if (button) return leadTo(chosenAddress[button]({ kind, step, singleItem }, given));
  const missing = unansweredItems(items, given);
  if (missing.length > 0) return data({ missing, given }, { status: 400, headers });
  return leadTo(nextAddress({ kind, step, singleItem }, given, scope.config.memoryTestResults[kind]));
}

export default function MemoryTestStepRoute() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { kind, step, singleItem } = loaded;
  const given = rejected?.given ?? loaded.given;
  return (
    <>
      <PageHeader
        header={builtInHeader(
          t(`memoryTest.${kind}.title`),
          singleItem === null ? `<p>${t(`memoryTest.${kind}.intro`)}</p>` : null,
        )}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("memoryTest.name"), url: "/geheugentest" },
          { title: t(`memoryTest.start.${kind}.title`), url: stepPath(kind, 1) },
        ]}
      >
        <TestProgress kind={kind} step={step} given={given} singleItem={singleItem} />
      </PageHeader>
      <TestStepForm
        kind={kind}
        step={step}
        singleItem={singleItem}
        given={given}
        isLost={loaded.isLost}
        missing={rejected?.missing ?? []}
      />
    </>
  );
}

/** Reads the place from an address such as `/geheugentest/zelf/stap2?vraag=12`. */
function readPlace(request: Request, query: URLSearchParams): Place {
  const [, , slug, stepName] = pathOf(request).split("/");
  const kind = testKinds.find((candidate) => tests[candidate].slug === slug) ?? "forMyself";
  const step = Number(/^stap(\d)$/.exec(stepName ?? "")?.[1] ?? 1);
  const requested = query.get("vraag");
  const singleItem = itemsInStep(kind, step).find((item) => String(item) === requested) ?? null;
  return { kind, step, singleItem };
}

function isFirstStepByNumber(request: Request): boolean {
  return pathOf(request).endsWith("/stap1");
}

function placeAddress({ kind, step, singleItem }: Place): string {
  return singleItem === null ? stepPath(kind, step) : itemPath(kind, singleItem);
}

/** Address of the first unanswered item. */
function firstIncompleteAddress(kind: TestKind, given: TestAnswers, oneByOne: boolean): string {
  const step = firstIncompleteStep(kind, given) ?? 1;
  const [item] = unansweredItems(itemsInStep(kind, step), given);
  return oneByOne && item !== undefined ? itemPath(kind, item) : stepPath(kind, step);
}

/** The addresses of the buttons that keep what is chosen without asking for the rest. */
const chosenAddress: Record<StepButton, (place: Place, given: TestAnswers) => string> = {
  vorige: previousAddress,
  apart: ({ kind, step }, given) => {
    const items = itemsInStep(kind, step);
    const [firstOpen = items[0]] = unansweredItems(items, given);
    return firstOpen === undefined ? stepPath(kind, step) : itemPath(kind, firstOpen);
  },
  samen: ({ kind, step }) => stepPath(kind, step),
  bewaren: () => "/geheugentest/bewaren",
};

function previousAddress({ kind, step, singleItem }: Place): string {
  if (singleItem === null) return step > 1 ? stepPath(kind, step - 1) : "/geheugentest";
  const { previous } = neighbours(kind, singleItem);
  return previous === null ? "/geheugentest" : itemPath(kind, previous);
}

/** Address of the next step or question, else of the first skipped one, else of the result. */
function nextAddress({ kind, step, singleItem }: Place, given: TestAnswers, result: string): string {
  const next = singleItem === null ? null : neighbours(kind, singleItem).next;
  if (next !== null) return itemPath(kind, next);
  if (singleItem === null && step < stepCount(kind)) return stepPath(kind, step + 1);
  return firstIncompleteStep(kind, given) === null
    ? result
    : firstIncompleteAddress(kind, given, singleItem !== null);
}

function questionTitle({ t }: Awaited<ReturnType<typeof requestScope>>, kind: TestKind, question: number) {
  const number = t("memoryTest.question", { number: question, total: questionCount(kind) });
  return `${number}: ${t(`memoryTest.${kind}.questions`, { returnObjects: true })[question - 1] ?? ""}`;
}
