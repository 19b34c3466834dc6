import { isObject, objectsOf } from "~/fields/drupal/json";
import { findPage } from "~/pages/client.server";
import type { Page } from "~/pages/types";
import type { SamplePage } from "./calls";
import type { Checked, Finding } from "./finding";
import type { Answer, Cms } from "./observe";
import { deadLinks, jsonOf, slowAnswers } from "./read-answers";
import { picturesOf, readDocument } from "./read-document";
import { readLines } from "./read-lines";
import { requiredAddresses } from "./required-addresses";

export interface CheckedPage extends Checked {
  /** Null where it is no page of the site. */
  page: (SamplePage & { type: Page["type"] }) | null;
  /** Addresses of its pictures, as the CMS gave them. */
  pictures: string[];
}

/** Loads a page as the site does. */
export async function checkPage(cms: Cms, address: string, longestMs: number): Promise<CheckedPage> {
  const { value, lines, answers } = await cms.observe((scope) => findPage(scope, address));
  const own = answers.filter(({ path }) => !path.startsWith("/api/drupal/api/"));
  const json = jsonOf(own[0]);
  const found = value ? readDocument(json, address) : notShown(own[0], address);
  const findings = [...found, ...readLines(lines), ...deadLinks(answers), ...slowAnswers(own, longestMs)];
  const nid = value?.nid ?? 0;
  const shown = value?.blocks.filter(({ type }) => type !== "broken" && type !== "unsupported").length ?? 0;
  return {
    kind: "page",
    subject: address,
    right: value ? `${value.type}, ${shown === 1 ? "1 block" : `${shown} blocks`}` : "",
    findings: findings.filter(isFirst),
    page: value && { address, nid, vid: revisionOf(json), type: value.type },
    pictures: picturesOf(json).flatMap(({ url }) => (typeof url === "string" ? [url] : [])),
  };
}

function revisionOf(json: unknown): number {
  const [vid] = isObject(json) ? objectsOf(json.vid) : [];
  return typeof vid?.value === "number" ? vid.value : 1;
}

/** Why visitors see no page, where the site does not log it. */
function notShown(answer: Answer | undefined, address: string): Finding[] {
  if (answer?.status !== 404) return [];
  const from = requiredAddresses[address];
  return [
    {
      level: "problem",
      place: "",
      what: from ? `does not exist; linked from ${from}` : "does not exist",
      change: "Editor: make a page with this URL alias and publish it, or remove what links to it.",
    },
  ];
}

function isFirst(finding: Finding, index: number, all: Finding[]): boolean {
  return index === all.findIndex(({ place, what }) => place === finding.place && what === finding.what);
}
