import { type Answer, questionsInStep, stepCount, type TestKind, tests } from "~/features/memory-test/model";
import { action as restart, loader as restartLoader } from "~/routes/memory-test/restart";
import { action as resume } from "~/routes/memory-test/resume";
import { loader as saveLoader } from "~/routes/memory-test/save";
import { loader as startLoader } from "~/routes/memory-test/start";
import { action as sendStep, loader as stepLoader } from "~/routes/memory-test/step";
import { loader as pageLoader } from "~/routes/pages/page";
import type { TestContext } from "./test-context";

/** A browser with the cookie of the memory test, for its path only. */
export function visitor(context: TestContext, start = "") {
  let cookie = start;
  const request = (path: string, form?: Record<string, string> | string) =>
    new Request(`http://dementie.localhost${path}`, {
      headers: { Cookie: cookie },
      ...(form && { method: "POST", body: typeof form === "string" ? form : new URLSearchParams(form) }),
    });
  const storeCookie = (headers: Headers) => {
    const set = headers.get("Set-Cookie");
    if (set) cookie = set.split(";")[0] ?? "";
    return set;
  };
  const args = (sent: Request) => ({ request: sent, params: {}, context: context.loadContext() });
  return {
    cookie: () => cookie,
    open: (path: string) => outcome(stepLoader(args(request(path)))),
    result: (path: string) => outcome(pageLoader(args(request(path))).then(({ data }) => data)),
    start: () => startLoader(args(request("/geheugentest"))),
    codes: () => saveLoader(args(request("/geheugentest/bewaren"))),
    send: async (path: string, form: Record<string, string>) => {
      const response = await sendStep(args(request(path, form)));
      const headers = "data" in response ? new Headers(response.init?.headers) : response.headers;
      return toStepOutcome(response, storeCookie(headers));
    },
    resume: async (code: string) => {
      const response = await resume(args(request("/geheugentest/verder", { code })));
      const headers = "data" in response ? new Headers() : response.headers;
      return toStepOutcome(response, storeCookie(headers));
    },
    askRestart: (test: string) => outcome(restartLoader(args(request(`/geheugentest/opnieuw?test=${test}`)))),
    restart: async (form: Record<string, string> | string) => {
      const response = await restart(args(request("/geheugentest/opnieuw", form)));
      return toStepOutcome(response, storeCookie(response.headers));
    },
  };
}

interface StepOutcome {
  status: number;
  location: string | null;
  data: unknown;
  set: string | null;
}

function toStepOutcome(
  response: Pick<Response, "status" | "headers"> | { data: unknown; init: ResponseInit | null },
  set: string | null,
): StepOutcome {
  if ("data" in response)
    return { status: response.init?.status ?? 200, location: null, data: response.data, set };
  return { status: response.status, location: response.headers.get("Location"), data: null, set };
}

/** The data of a loader, or its redirect target. */
async function outcome<T>(call: Promise<T>): Promise<T | { redirectsTo: string | null; status: number }> {
  return call.catch((reason: unknown) => {
    if (!(reason instanceof Response)) throw reason;
    return { redirectsTo: reason.headers.get("Location"), status: reason.status };
  });
}

export const answersOf = (
  kind: TestKind,
  step: number,
  answer: Answer,
  age = "75",
): Record<string, string> => ({
  ...Object.fromEntries(questionsInStep(kind, step).map((question) => [`v${question}`, String(answer)])),
  ...(step === stepCount(kind) && { leeftijd: age }),
});

export const pathOf = (kind: TestKind, step: number) =>
  `/geheugentest/${tests[kind].slug}${step === 1 ? "" : `/stap${step}`}`;

export async function takeTest(
  visit: ReturnType<typeof visitor>,
  kind: TestKind,
  answer: Answer,
  age?: string,
) {
  let last: StepOutcome | null = null;
  for (let step = 1; step <= stepCount(kind); step += 1) {
    last = await visit.send(pathOf(kind, step), answersOf(kind, step, answer, age));
  }
  return last;
}
