const months = [
  ...["januari", "februari", "maart", "april", "mei", "juni"],
  ...["juli", "augustus", "september", "oktober", "november", "december"],
];
const writtenDate = new RegExp(`\\b(\\d{1,2}) (${months.join("|")}) (\\d{4})\\b`, "giu");

/** A date in words, with the sentence around it. */
export interface WrittenDate {
  /** `YYYY-MM-DD` */
  date: string;
  text: string;
  sentence: string;
}

/** The dates in words, such as '4 maart 2027', in a value and all it contains. */
export function writtenDates(value: unknown): WrittenDate[] {
  if (typeof value === "string") return datesIn(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(writtenDates);
}

function datesIn(text: string): WrittenDate[] {
  return text.split(/(?<=[.?!])\s+|\n+/).flatMap((sentence) =>
    [...sentence.matchAll(writtenDate)].map(([found, day = "", month = "", year = ""]) => ({
      date: `${year}-${String(months.indexOf(month.toLowerCase()) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`,
      text: found,
      sentence,
    })),
  );
}
