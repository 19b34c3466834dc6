import type { MarkupEvent, PageRecord, TrackingEvent } from "~/utils/tracking";

declare global {
  interface Window {
    dataLayer?: unknown;
  }
}

const printed: MarkupEvent = { event: "event.alzheimer", category: "Printen", action: "button" };

/**
 * Tells statistics about the page and what is done on it (spec 000, section 7). `<body data-page-kind>` is only there
 * where that is allowed, `data-tag-manager` where somebody listens; the others find it in their console.
 */
export function dataLayer(document: Document): void {
  const { pageKind, nodeType = null, nodeId, tagManager } = document.body.dataset;
  if (pageKind === undefined) return;
  if (tagManager !== undefined && !Array.isArray(window.dataLayer)) window.dataLayer = [];
  for (const type of ["click", "submit"]) document.addEventListener(type, followHook);
  push({
    userId: null,
    pageKind,
    nodeType,
    nodeId: nodeId === undefined ? null : Number(nodeId),
    trainingsId: null,
    questionId: null,
  } satisfies PageRecord);
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-track-now]"))
    if (dataset.trackNow) tell(JSON.parse(dataset.trackNow));
  document.addEventListener("input", firstEdit);
  // The event that its pages begin with; the page is told before.
  if (tagManager !== undefined) push({ event: "gtm.js", "gtm.start": Date.now() });
}

/** For what other scripts of a page know; says nothing on a page that says nothing. */
export function track(event: TrackingEvent): void {
  if (document.body.dataset.pageKind !== undefined) push(event);
}

/** `data-track` of what was clicked, or of the form that was sent; and the print button. */
function followHook({ type, target, defaultPrevented }: Event): void {
  const hooks = type === "submit" ? "form[data-track]" : "[data-track]:not(form),[data-print]";
  const hook = target instanceof Element && target.closest<HTMLElement>(hooks);
  // A form that is already on its way is not sent again.
  if (!hook || (type === "submit" && defaultPrevented)) return;
  tell(hook.dataset.track ? JSON.parse(hook.dataset.track) : printed);
}

/** `data-track-edit` of a form, once. */
function firstEdit({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLElement>("[data-track-edit]");
  if (!form || form.dataset.trackEdit === undefined) return;
  tell(JSON.parse(form.dataset.trackEdit));
  delete form.dataset.trackEdit;
}

function tell(event: object): void {
  push("category" in event && !("label" in event) ? { ...event, label: location.pathname } : event);
}

function push(record: object): void {
  const said: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) if (value !== null) said[key] = value;
  if (Array.isArray(window.dataLayer)) window.dataLayer.push(said);
  else console.info("dataLayer", said);
}
