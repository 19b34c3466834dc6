import type { z } from "zod";
import { createPageSources } from "~/.server/cache/page-sources";
import type { Decoded } from "~/.server/cache/upstream-cache";
import { reportOnce } from "~/.server/errors/report-once";
import { collectProblems, type DecodeProblem, fieldMessage, reportProblem } from "~/fields/decode-problems";
import { asContract } from "~/fields/drupal/documents";
import { fieldProblems, problemsOf } from "~/fields/field-problems";
import { deepFreeze } from "~/utils/deep-freeze";
import { failureMessage } from "~/utils/errors";
import { parseJson, tooDeep, withLists } from "~/utils/parse-json";
import { causeOf, failed } from "./call";
import { removeForeignMedia } from "./foreign-media";
import { withOwnPaths } from "./own-addresses";
import type { UpstreamResult } from "./result";
import type { CallScope } from "./upstream";

interface Text {
  text: string;
  status: number;
  /** The path of the call. */
  path: string;
  /** The path of the page that the document is, or belongs to. */
  page?: string | undefined;
  /** Whether it is of the CMS, whose documents may have the shapes of Drupal's modules. */
  isDrupal?: boolean;
}

const notJson = "not JSON";
/** Lines of one document at most, so that a damaged one does not fill the log. */
const maxLines = 50;
/** Reasons in the line of a document that cannot be decoded. */
const maxReasons = 20;

/**
 * Decodes the JSON of a response: resolves its links, removes pictures of unknown hosts, and freezes the value, which
 * many pages share. A body that cannot be decoded is a failure with status 200. Never rejects.
 */
export async function decode<S extends z.ZodType>(
  schema: S,
  scope: CallScope,
  { text, status, path, page, isDrupal = false }: Text,
): Promise<Decoded<S>> {
  const { siteHosts, mediaHosts, logger, resolveLinks } = scope;
  const sources = createPageSources();
  const ended = (result: Decoded<S>["result"]): Decoded<S> => ({
    result,
    tags: [...sources.tags],
    isIncomplete: sources.incomplete,
  });
  let json: unknown;
  try {
    const document = withLists(parseJson(text));
    json = withOwnPaths(isDrupal ? asContract(document) : document, siteHosts);
  } catch (error) {
    // A parser's own message repeats a part of the text.
    const isDeep = error instanceof SyntaxError && error.message === tooDeep;
    return ended(failed(200, `${failureMessage(200)}: ${isDeep ? tooDeep : notJson}`));
  }
  const document = resolveLinks ? await resolveLinks(json, page ?? path, sources) : json;
  const foreign = (host: string) => reportOnce(logger, { host }, "pictures of an unknown host are left out");
  const { value: decoded, problems } = collectProblems(() =>
    safelyDecode(schema, removeForeignMedia(document, mediaHosts, foreign)),
  );
  report(problems, { path, ...(page && { page }) }, scope);
  if (decoded instanceof Error) return ended(failed(500, causeOf(decoded)));
  if (decoded.success) return ended({ kind: "loaded", status, value: deepFreeze(decoded.data) });
  const reasons = problemsOf(decoded.error, document).map(
    ({ at, reason }) => `at ${at || "the top"}: ${reason}`,
  );
  return ended(failed(200, `${failureMessage(200)} ${reasons.slice(0, maxReasons).join("; ")}`));
}

/** Whether a call failed because its response was not JSON. */
export function isNotJson(result: UpstreamResult<unknown>): boolean {
  return result.kind === "failed" && result.status === 200 && result.reason.endsWith(notJson);
}

/** A schema that throws is a defect, which affects this call only. */
function safelyDecode<S extends z.ZodType>(schema: S, json: unknown) {
  try {
    const decoded = schema.safeParse(json);
    if (decoded.success)
      for (const { at, reason } of fieldProblems(schema, json))
        reportProblem({ level: "warn", message: fieldMessage, facts: { field: at, reason } });
    return decoded;
  } catch (error) {
    return error instanceof Error ? error : new Error("unknown");
  }
}

function report(problems: DecodeProblem[], place: object, { logger }: CallScope): void {
  for (const { level, message, facts, once } of problems.slice(0, maxLines)) {
    if (once) reportOnce(logger, { ...place, ...facts }, message);
    else logger[level]({ ...place, ...facts }, message);
  }
  const more = problems.length - maxLines;
  if (more > 0) logger.warn({ ...place, more }, "more of a document cannot be decoded");
}
