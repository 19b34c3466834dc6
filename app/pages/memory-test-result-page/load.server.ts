import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { readTests } from "~/features/memory-test/cookie.server";
import {
  type AgeChoice,
  firstIncompleteStep,
  scoreRange,
  stepPath,
  type TestKind,
  testKinds,
  testScore,
} from "~/features/memory-test/model";
import { brochureAddress, type DisplayedResult, scoreTextFor } from "~/features/memory-test/result";
import { previewAccess } from "~/features/preview/access.server";
import type { PageLoader } from "~/pages/page-loader.server";
import type { DecodedPage } from "~/pages/types";
import { amsterdamDay } from "~/utils/dates";
import { pathOf } from "~/utils/paths";

/**
 * Adds the result of the visitor's own test; a preview has no result.
 * @throws a redirect to the first open step where the test is not finished
 */
export const loadMemoryTestResultPage: PageLoader<"memory_test_result_page"> = async (
  page,
  { scope, request },
) => {
  if (previewAccess(scope)) return { page };
  const kind = page.applicant ?? kindOfPath(pathOf(request), scope);
  const answers = (await readTests(request, scope))[kind];
  const score = testScore(kind, answers);
  if (score === null || answers.age === null)
    throw redirect(stepPath(kind, firstIncompleteStep(kind, answers) ?? 1));
  const result = resultFor(page, scope, { kind, score, age: answers.age });
  return { page: { ...page, data: { result } } };
};

function kindOfPath(path: string, { config }: RequestScope): TestKind {
  return testKinds.find((kind) => config.memoryTestResults[kind] === path) ?? "forMyself";
}

function resultFor(
  page: DecodedPage<"memory_test_result_page">,
  { config, now }: RequestScope,
  result: { kind: TestKind; score: number; age: AgeChoice },
): DisplayedResult {
  const brochure = config.memoryTestBrochures[result.kind];
  return {
    ...result,
    ...scoreRange(result.kind),
    html: scoreTextFor(page.scoreTexts, result)?.body ?? null,
    day: amsterdamDay(now),
    brochure: brochure
      ? { url: brochureAddress(brochure, result.score), external: true }
      : { url: "/informatie-brochure", external: false },
  };
}
