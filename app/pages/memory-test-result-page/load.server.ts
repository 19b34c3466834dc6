import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/context";
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
import type { Page } from "~/pages/definitions";
import { amsterdamDay } from "~/utils/dates";
import { pathOf } from "~/utils/paths";

/**
 * The result of the visitor's own test, for the page that explains it.
 * @throws a redirect to what is still open for who has not finished it
 */
export async function loadTestResult(
  page: Page<"memory_test_result_page">,
  scope: RequestScope,
  request: Request,
): Promise<ShownResult> {
  const kind = page.applicant ?? kindOfPath(pathOf(request), scope);
  const given = (await readTests(request, scope))[kind];
  const score = scoreOf(kind, given);
  if (score === null || given.age === null) throw redirect(stepPath(kind, firstOpenStep(kind, given) ?? 1));
  return shownResult(page, scope, { kind, score, age: given.age });
}

function kindOfPath(path: string, { config }: RequestScope): TestKind {
  return testKinds.find((kind) => config.memoryTestResults[kind] === path) ?? "forMyself";
}

function shownResult(
  page: Page<"memory_test_result_page">,
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
