/** A general list with more items than this loses its last one, if the region has none of its own. */
const generalCutoff = 3;

/**
 * Information about dementia for a region page: the items of the region, then the general ones. If the region has none,
 * the last of more than three general items is dropped.
 */
export function dementiaInfoFor<Info>(regional: Info[], general: Info[]): Info[] {
  if (regional.length > 0) return [...regional, ...general];
  return general.length > generalCutoff ? general.slice(0, -1) : general;
}
