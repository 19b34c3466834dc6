/** One revision of one thing in the CMS, as the address of a preview names it. */
export interface PreviewTarget {
  entityType: string;
  entityId: string;
  revisionId: string;
}

const pattern = /^\/preview\/([a-z_]{1,64})\/(\d{1,15})\/(\d{1,15})$/;

/** What a path previews, or null for anything but `/preview/{entityType}/{entityId}/{revisionId}`. */
export function previewTarget(path: string): PreviewTarget | null {
  const [, entityType, entityId, revisionId] = pattern.exec(path) ?? [];
  return entityType && entityId && revisionId ? { entityType, entityId, revisionId } : null;
}

export function previewPath({ entityType, entityId, revisionId }: PreviewTarget): string {
  return `/preview/${entityType}/${entityId}/${revisionId}`;
}
