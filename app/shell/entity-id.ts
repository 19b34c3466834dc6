import { unreadableEntityId } from "~/utils/errors";

/** Type and number of an entity in the CMS. */
export interface EntityId {
  type: string;
  id: number;
}

const pattern = /^([a-z]\w*):(\d{1,15})$/i;

/**
 * Reads `type:number`, such as `content_page:12`.
 * @throws Error for any other text
 */
export function parseEntityId(value: string): EntityId {
  const [, type, digits] = pattern.exec(value) ?? [];
  if (type === undefined || digits === undefined) throw new Error(unreadableEntityId(value));
  return { type, id: Number(digits) };
}
