import { unreadableEntityId } from "~/utils/errors";

/** What the CMS calls one of its things: its type and its number there. */
export interface EntityId {
  type: string;
  id: number;
}

const pattern = /^([a-z]\w*):(\d{1,15})$/i;

/**
 * Reads `type:number`, such as `content_page:12`.
 * @throws Error that says that it could not be parsed, for anything else.
 */
export function parseEntityId(value: string): EntityId {
  const [, type, digits] = pattern.exec(value) ?? [];
  if (type === undefined || digits === undefined) throw new Error(unreadableEntityId(value));
  return { type, id: Number(digits) };
}
