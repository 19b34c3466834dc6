/** A revision of a CMS entity, as in the address of a preview. */
export interface PreviewTarget {
  entityType: string;
  entityId: string;
  revisionId: string;
}

const pattern = /^\/preview\/([a-z_]{1,64})\/(\d{1,15})\/(\d{1,15})$/;

/** The revision in a path, or null for anything but `/preview/{entityType}/{entityId}/{revisionId}`. */
export function previewTarget(path: string): PreviewTarget | null {
  const [, entityType, entityId, revisionId] = pattern.exec(path) ?? [];
  return entityType && entityId && revisionId ? { entityType, entityId, revisionId } : null;
}

export function previewPath({ entityType, entityId, revisionId }: PreviewTarget): string {
  return `/preview/${entityType}/${entityId}/${revisionId}`;
}

/** Query parameters of a signed link. */
export const linkKeys = { until: "tot", code: "code" } as const;
