/**
 * What statistics hear of a page (spec 000, section 3: 'Tracking record'). What is null is left out: so is
 * who reads, until somebody can log in, and a training or a question, which no page of this site is about.
 */
export interface PageRecord {
  /** Of whoever is logged in. */
  userId: string | null;
  pageKind: string;
  /** Of the page in the CMS: its type and number there. */
  nodeType: string | null;
  nodeId: number | null;
  trainingsId: number | null;
  questionId: number | null;
}

/** Something a visitor did (spec 000, section 7; spec 002, section 3). */
export interface ActionEvent {
  event: "event.alzheimer";
  category: "Printen" | "Form Submit";
  action: "button" | "Nieuwsbrief";
  /** The path of the page, never its query. */
  label: string;
}

/** Something a visitor did with a vacancy (spec 002, section 7). */
export interface VacancyEvent {
  event: /** Followed it from a list. */
    | "select_vacancy"
    /** Followed the call to apply that stays beside the text. */
    | "CTA_vacancy"
    /** Asked for more: the mail address on a vacancy, or the request to be called. */
    | "volunteer_info"
    /** Followed the button to apply at the head of a vacancy. */
    | "click_volunteer_application"
    /** The first edit in the form, and sending it. */
    | "start_volunteer_application"
    | "submit_volunteer_application";
  vacancy_id: string | null;
  vacancy_title: string | null;
  vacancy_type: string | null;
  region: string | null;
}

/** A filter of vacancies that was set or taken away, under its key in the address. */
export interface FilterEvent {
  event: "apply_filter" | "remove_filter";
  filter_name: string;
  /** What was chosen; never what was typed. */
  filter_value: string | null;
}

export type TrackingEvent = ActionEvent | VacancyEvent | FilterEvent;

/** An event in the HTML; the path is added where it happens. */
export type MarkupEvent = Omit<ActionEvent, "label"> | VacancyEvent | FilterEvent;

/** The attribute of a link or button (heard on a click) or of a form (heard when it is sent). */
export function trackOn(event: MarkupEvent) {
  return { "data-track": JSON.stringify(event) };
}

/** The attribute of a form: heard when something in it is filled in for the first time. */
export function trackFirstEdit(event: MarkupEvent) {
  return { "data-track-edit": JSON.stringify(event) };
}

/** The attribute of what happened on the server: heard when its page is there. */
export function trackNow(event: MarkupEvent | ActionEvent) {
  return { "data-track-now": JSON.stringify(event) };
}
