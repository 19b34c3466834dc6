/** What was done, in the query of the page that says so. */
const doneNames = [
  "concept",
  "gekeken",
  "ja",
  "nee",
  "ingetrokken",
  "geblokkeerd",
  "opgeheven",
  "verwijderd",
  "veranderd",
] as const;
export type Done = (typeof doneNames)[number];

export const findDone = (value: string | null): Done | null =>
  doneNames.find((each) => each === value) ?? null;
