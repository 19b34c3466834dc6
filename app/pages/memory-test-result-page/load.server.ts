import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { readTests } from "~/features/memory-test/cookie.server";
import {
  type AgeChoice,
  firstOpenStep,
  scoreOf,
  scoreRange,
  stepPath,
  type TestKind,
  testKinds,
} from "~/features/memory-test/model";
import { brochureAddress, type ShownResult, scoreTextFor } from "~/features/memory-test/result";
import { previewAccess } from "~/features/preview/access.server";
import type { PageLoader } from "~/pages/page-loader.server";
import type { DecodedPage } from "~/pages/types";
import { amsterdamDay } from "~/utils/dates";
import { pathOf } from "~/utils/paths";

/**
 * The result of the visitor's own test; an editor who previews the page has none.
 * @throws a redirect to the first open step for a visitor who has not finished the test
 */
export const loadMemoryTestResultPage: PageLoader<"memory_test_result_page"> = async (
  page,
  { scope, request },
) => {
  if (previewAccess(scope)) return { page };
  const kind = page.applicant ?? kindOfPath(pathOf(request), scope);
  const given = (await readTests(request, scope))[kind];
  const score = scoreOf(kind, given);
  if (score === null || given.age === null) throw redirect(stepPath(kind, firstOpenStep(kind, given) ?? 1));
  const result = shownResult(page, scope, { kind, score, age: given.age });
  return { page: { ...page, data: { result } } };
};

function kindOfPath(path: string, { config }: RequestScope): TestKind {
  return testKinds.find((kind) => config.memoryTestResults[kind] === path) ?? "forMyself";
}

function shownResult(
  page: DecodedPage<"memory_test_result_page">,
  { config, now }: RequestScope,
  result: { kind: TestKind; score: number; age: AgeChoice },
): ShownResult {
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
