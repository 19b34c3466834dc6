import type { ActionEvent } from "~/utils/tracking";

/** A sign-up for a newsletter that was accepted, from the page where its form stood. */
export function newsletterSent(label: string): ActionEvent {
  return { event: "event.alzheimer", category: "Form Submit", action: "Nieuwsbrief", label };
}
