import type { z } from "zod";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import { resolveLinks } from "~/.server/http/resolve-links";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { chooseSlideIn, type SlideIn } from "~/features/slide-ins/model";
import { slideInSchema } from "~/features/slide-ins/schema.server";
import type { DismissedSlideIn } from "~/utils/visitor-choices";
import { type CodeRule, codeRuleSchema } from "./page-rule-schema.server";

/** What editors add to the pages that match. A failure is as if there were none: no page fails for it. */
export interface PageAdditionsClient {
  /** The slide-in of this path, unless its visitor closed it. */
  findSlideIn(path: string, dismissed: DismissedSlideIn | null): Promise<SlideIn | null>;
  /** Style sheets. */
  listInjectedStyles(): Promise<CodeRule[]>;
  /** JSON-LD, as it was typed. */
  listStructuredData(): Promise<CodeRule[]>;
}

export function createPageAdditionsClient(cms: Upstream, scope: CallScope): PageAdditionsClient {
  async function listOf<S extends z.ZodType>(path: string, item: S): Promise<z.output<S>[]> {
    const result = await getJson(cms, scope, path, { schema: readableItems(item, scope.logger, path) });
    return result.kind === "loaded" ? result.value : [];
  }

  return {
    async findSlideIn(path, dismissed) {
      const chosen = chooseSlideIn(await listOf("/api/drupal/api/slideins", slideInSchema), path, dismissed);
      if (!chosen) return null;
      const { data } = slideInSchema.safeParse(await resolveLinks(cms, scope, chosen.json, path));
      if (!data) return null;
      const { json: _json, status: _status, weight: _weight, pages: _pages, ...slideIn } = data;
      return slideIn;
    },
    listInjectedStyles: () => listOf("/api/drupal/api/asset-injector/css", codeRuleSchema),
    listStructuredData: () => listOf("/api/drupal/api/structured-data", codeRuleSchema),
  };
}
