/** What of the general list is shown beside nothing else: its last one is dropped when there are more (spec 001, section 9). */
const generalCutoff = 3;

/**
 * What to read about dementia on the page of a region: its own list, then the general one. Where the region has
 * nothing of its own, a general list of more than three loses its last one (spec 001, section 7).
 */
export function dementiaInfoFor<Info>(regional: Info[], general: Info[]): Info[] {
  if (regional.length > 0) return [...regional, ...general];
  return general.length > generalCutoff ? general.slice(0, -1) : general;
}
