import { createHash } from "node:crypto";
import type { InjectedStyle } from "./injected-sheet";
import type { CodeRule } from "./page-rule-schema.server";
import { pageTypesAt } from "./page-rules";
import { safeCss } from "./safe-css";

/** Part of every name: raise it when the same code becomes another sheet, which browsers keep for good. */
const version = 1;

/**
 * The name of an entry: 8 digits for its rule and 8 for its code, so that any instance finds the entry by the first
 * and sees by the second whether it is still the same (docs/decisions/0011-injected-styles.md).
 */
function styleName({ code, paths, contentTypes, condition }: CodeRule): string {
  return digits([paths, contentTypes, condition]) + digits([version, code]);
}

function digits(parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 8);
}

/** The entries that belong on the page at a path, if it is of the right type. */
export function stylesAt(path: string, rules: readonly CodeRule[]): InjectedStyle[] {
  return rules
    .map((rule) => ({ name: styleName(rule), types: pageTypesAt(path, rule) }))
    .filter(({ types }) => types?.length !== 0);
}

/**
 * The style sheet of the entries that an address names: of the same rules as they are now, which is not `known`
 * where their code has changed since.
 */
export function namedSheet(
  names: readonly string[],
  rules: readonly CodeRule[],
): { css: string; known: boolean } {
  const asked = new Set(names.map(ruleDigits));
  const current = rules
    .map((rule) => ({ rule, name: styleName(rule) }))
    .filter(({ name }) => asked.has(ruleDigits(name)));
  return {
    css: current.map(({ rule }) => safeCss(rule.code)).join("\n"),
    known: names.length > 0 && current.map(({ name }) => name).join() === names.join(),
  };
}

const ruleDigits = (name: string) => name.slice(0, 8);
