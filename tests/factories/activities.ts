import type { Activity } from "~/features/activities/model";

/** A decoded activity. */
export function activity(fields: Partial<Activity> = {}): Activity {
  return {
    id: "12",
    type: "Alzheimer Café",
    iconPath: "/drupal/media/9c1b2a3f/icoon-alzheimer-cafe/original.svg",
    title: "Wat regel je op tijd?",
    intro: "Een notaris vertelt wat je nu al kunt vastleggen.",
    location: "De Tuinkamer",
    locality: "Tiel",
    address: { organisation: "De Tuinkamer", street: ["Lindelaan 12"], postalCode: "4001 AB", city: "Tiel" },
    startDate: "2027-03-04",
    endDate: null,
    startTime: 50_400,
    endTime: 57_600,
    url: "/regios/rivierenland/activiteiten/wat-regel-je-op-tijd",
    externalUrl: null,
    ...fields,
  };
}
