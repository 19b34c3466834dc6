import { createHash } from "node:crypto";
import { reportOnce } from "~/.server/errors/report-once";
import type { Logger } from "~/.server/metrics/logger";
import type { CodeRule } from "./page-rule-schema.server";
import { pageTypesAt } from "./page-rules";
import { parseJsonLd, type StructuredData } from "./structured-data";

/** The editors' JSON-LD that matches a path, with its page types. Invalid JSON-LD is omitted and reported once. */
export function structuredDataAt(path: string, rules: readonly CodeRule[], logger: Logger): StructuredData[] {
  return rules.flatMap((rule) => {
    const types = pageTypesAt(path, rule);
    if (types?.length === 0) return [];
    const data = parseJsonLd(rule.code);
    if (!data) {
      const { paths, contentTypes, code } = rule;
      const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
      reportOnce(logger, { paths, contentTypes, hash }, "structured data cannot be decoded");
      return [];
    }
    return [{ data, types }];
  });
}
