import type { MarkupEvent, PageRecord, TrackingEvent } from "~/utils/tracking";

declare global {
  interface Window {
    dataLayer?: unknown;
  }
}

const printed: MarkupEvent = { event: "event.alzheimer", category: "Printen", action: "button" };

/**
 * Pushes the page view and the events of its visitor to the data layer. `<body data-page-kind>` is present on every
 * page that may be reported, with and without consent; `data-tag-manager` only where there is a tag manager, which
 * takes consent to statistics. Without a data layer, records only go to the visitor's own console.
 */
export function dataLayer(document: Document): void {
  const { pageKind, nodeType = null, nodeId, tagManager, userId = null } = document.body.dataset;
  if (pageKind === undefined) return;
  if (tagManager !== undefined && !Array.isArray(window.dataLayer)) window.dataLayer = [];
  for (const type of ["click", "submit"]) document.addEventListener(type, handleTracked);
  push({
    userId,
    pageKind,
    nodeType,
    nodeId: nodeId === undefined ? null : Number(nodeId),
    trainingsId: null,
    questionId: null,
  } satisfies PageRecord);
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-track-now]"))
    if (dataset.trackNow) pushEvent(JSON.parse(dataset.trackNow));
  document.addEventListener("input", handleFirstEdit);
  // The start event of the tag manager comes after the page record, which its first tags use.
  if (tagManager !== undefined) push({ event: "gtm.js", "gtm.start": Date.now() });
}

/** Pushes an event from another script; does nothing on a page without tracking. */
export function track(event: TrackingEvent): void {
  if (document.body.dataset.pageKind !== undefined) push(event);
}

/** Pushes the event in `data-track` of a clicked element or submitted form, or that of the print button. */
function handleTracked({ type, target, defaultPrevented }: Event): void {
  const selector = type === "submit" ? "form[data-track]" : "[data-track]:not(form),[data-print]";
  const element = target instanceof Element && target.closest<HTMLElement>(selector);
  // A prevented submit is a second click while the form is being submitted.
  if (!element || (type === "submit" && defaultPrevented)) return;
  pushEvent(element.dataset.track ? JSON.parse(element.dataset.track) : printed);
}

/** Pushes the event in `data-track-edit` of a form, once. */
function handleFirstEdit({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLElement>("[data-track-edit]");
  if (!form || form.dataset.trackEdit === undefined) return;
  pushEvent(JSON.parse(form.dataset.trackEdit));
  delete form.dataset.trackEdit;
}

function pushEvent(event: object): void {
  push("category" in event && !("label" in event) ? { ...event, label: location.pathname } : event);
}

function push(record: object): void {
  const entry: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) if (value !== null) entry[key] = value;
  if (Array.isArray(window.dataLayer)) window.dataLayer.push(entry);
  else console.info("dataLayer", entry);
}
