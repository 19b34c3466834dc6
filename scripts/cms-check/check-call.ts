import { isDeepStrictEqual } from "node:util";
import type { CallCheck, Samples } from "./calls";
import { callChanges } from "./changes";
import type { Checked, Finding } from "./finding";
import type { Cms } from "./observe";
import { deadLinks, jsonOf, slowAnswers } from "./read-answers";
import { readDocument } from "./read-document";
import { readLines } from "./read-lines";

const pageCall = "GET /api/drupal/{path}";

/** Makes a call of the contract as the site does. */
export async function checkCall(
  cms: Cms,
  [call, check]: [call: string, check: CallCheck],
  samples: Samples,
  longestMs: number,
): Promise<Checked> {
  const reads = check.reads(samples);
  const isOwn = pathTest(call);
  const findings: Finding[] = [];
  for (const read of reads) {
    const { lines, answers } = await cms.observe(read);
    const own = answers.filter(({ path }) => isOwn(path));
    const [first] = own;
    if (first?.status === 404 || first?.status === 204) {
      findings.push(missing(check, first.path, first.status));
      continue;
    }
    const json = jsonOf(first);
    if (isDeepStrictEqual(json, []) && !check.mayBeEmpty) {
      findings.push(empty(check));
      continue;
    }
    const page = Array.isArray(json) ? json[0] : json;
    findings.push(
      // What a page lacks is said once, where pages are checked.
      ...(call === pageCall ? [] : readLines(lines.filter(({ facts }) => isOwn(String(facts.path))))),
      ...(/homepage$/.test(call) ? [...readDocument(page, "/"), ...deadLinks(answers)] : []),
      ...slowAnswers(own, longestMs),
    );
  }
  const skipped = reads.length === 0 && { skipped: "no page to ask it about was found" };
  return { kind: "call", subject: call, right: "", findings, ...skipped };
}

/** Whether a path is that of the call. */
function pathTest(call: string): (path: string) => boolean {
  if (call === pageCall) return (path) => !path.startsWith("/api/drupal/api/");
  const [, start = ""] = /^GET ([^?{]+)/.exec(call) ?? [];
  return (path) => path.includes(start);
}

function missing({ without, isOptional }: CallCheck, path: string, status: number): Finding {
  return {
    level: isOptional ? "advice" : "problem",
    place: "",
    what: `Drupal answers ${status} at ${path}: ${without}`,
    change: `${callChanges.absent}${isOptional ? " The site works without it." : ""}`,
  };
}

function empty({ without }: CallCheck): Finding {
  return {
    level: "problem",
    place: "",
    what: `answers with an empty list: ${without}`,
    change:
      "Editor: publish a home page, fill the menu or vocabulary. Developer: check that the account of the site may see what is in it.",
  };
}
