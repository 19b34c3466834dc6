const zone = "Europe/Amsterdam";

const long = new Intl.DateTimeFormat("nl-NL", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: zone,
});

/** 'dinsdag 4 maart 2027', in Amsterdam. */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}

/** '2027-03-04', the day in Amsterdam. */
export function amsterdamDay(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
}
