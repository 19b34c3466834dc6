import { createHash } from "node:crypto";
import type { InjectedStyle } from "./injected-sheet";
import type { CodeRule } from "./page-rule-schema.server";
import { pageTypesAt } from "./page-rules";
import { safeCss } from "./safe-css";

/** Part of every name. Raise it when the output for the same code changes, because browsers cache sheets indefinitely. */
const version = 1;

/**
 * The name of an entry: a hash of its rule and a hash of its code, 8 digits each. Every instance can find the entry
 * by the first and detect changed code by the second (docs/decisions/0011-injected-styles.md).
 */
function styleName({ code, paths, contentTypes, condition }: CodeRule): string {
  return hash([paths, contentTypes, condition]) + hash([version, code]);
}

function hash(parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 8);
}

/** The entries that match a path, with the page types to which they apply. */
export function stylesAt(path: string, rules: readonly CodeRule[]): InjectedStyle[] {
  return rules.flatMap((rule) => {
    const types = pageTypesAt(path, rule);
    return types?.length === 0 ? [] : { name: styleName(rule), types };
  });
}

/**
 * The combined style sheet of the named entries, with their current code. `isCurrent` is false if an entry has changed
 * or is missing, so that the response must not be cached.
 */
export function namedSheet(
  names: readonly string[],
  rules: readonly CodeRule[],
): { css: string; isCurrent: boolean } {
  const requested = new Set(names.map(ruleHash));
  const current = rules
    .map((rule) => ({ rule, name: styleName(rule) }))
    .filter(({ name }) => requested.has(ruleHash(name)));
  return {
    css: current.map(({ rule }) => safeCss(rule.code)).join("\n"),
    isCurrent: names.length > 0 && current.map(({ name }) => name).join() === names.join(),
  };
}

const ruleHash = (name: string) => name.slice(0, 8);
