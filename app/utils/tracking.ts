/**
 * The record of a page view in statistics. Null properties are left out, so far always `trainingsId` and `questionId`.
 */
export interface PageRecord {
  /** Names a member for a month (app/features/accounts/statistics-id.server.ts). */
  userId: string | null;
  pageKind: string;
  /** The type and the id of the page in the CMS. */
  nodeType: string | null;
  nodeId: number | null;
  trainingsId: number | null;
  questionId: number | null;
}

/** An action of a visitor. */
export interface ActionEvent {
  event: "event.alzheimer";
  category: "Printen" | "Form Submit";
  action: "button" | "Nieuwsbrief";
  /** The path of the page, never its query. */
  label: string;
}

/** An action of a visitor on a vacancy. */
export interface VacancyEvent {
  event: /** A click on a vacancy in a list. */
    | "select_vacancy"
    /** A click on the sticky call to apply. */
    | "CTA_vacancy"
    /** A click on the mail address of a vacancy, or a request to be called. */
    | "volunteer_info"
    /** A click on the button to apply in the header of a vacancy. */
    | "click_volunteer_application"
    /** The first edit in the application form. */
    | "start_volunteer_application"
    /** The submission of the application form. */
    | "submit_volunteer_application";
  vacancy_id: string | null;
  vacancy_title: string | null;
  vacancy_type: string | null;
  region: string | null;
}

/** A change of a vacancy filter. */
export interface FilterEvent {
  event: "apply_filter" | "remove_filter";
  /** The query parameter of the filter. */
  filter_name: string;
  /** The chosen option; never typed text. */
  filter_value: string | null;
}

export type TrackingEvent = ActionEvent | VacancyEvent | FilterEvent;

/** An event in an attribute of the HTML; the site script adds the path. */
export type MarkupEvent = Omit<ActionEvent, "label"> | VacancyEvent | FilterEvent;

/** The attribute that tracks a click on a link or button, or the submission of a form. */
export function trackOn(event: MarkupEvent) {
  return { "data-track": JSON.stringify(event) };
}

/** The attribute that tracks the first edit in a form. */
export function trackFirstEdit(event: MarkupEvent) {
  return { "data-track-edit": JSON.stringify(event) };
}

/** The attribute that tracks an event as soon as the page loads, for events on the server. */
export function trackNow(event: MarkupEvent | ActionEvent) {
  return { "data-track-now": JSON.stringify(event) };
}
