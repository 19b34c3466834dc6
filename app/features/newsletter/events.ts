import type { ActionEvent } from "~/utils/tracking";

/** An accepted newsletter sign-up, with the page of its form. */
export function newsletterSent(label: string): ActionEvent {
  return { event: "event.alzheimer", category: "Form Submit", action: "Nieuwsbrief", label };
}
