import { track } from "./data-layer";

/** Tracks when a field with `data-filter` is set or cleared, with the chosen option; never typed text. */
export function filterEvents(document: Document): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { filter, filterValue = null } = target.dataset;
    if (filter === undefined) return;
    const isSet = target.type === "checkbox" ? target.matches(":checked") : target.value.trim() !== "";
    track({
      event: isSet ? "apply_filter" : "remove_filter",
      filter_name: filter,
      filter_value: target instanceof HTMLSelectElement ? target.value : filterValue,
    });
  });
}
