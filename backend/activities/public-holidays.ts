import { dateOf, dayNumberOf, weekdayOf } from "../days";

const holidaysByYear = new Map<number, ReadonlySet<string>>();

/** Whether a day (`YYYY-MM-DD`) is a public holiday in the Netherlands. */
export function isPublicHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const holidays = holidaysByYear.get(year) ?? publicHolidaysOf(year);
  holidaysByYear.set(year, holidays);
  return holidays.has(date);
}

function publicHolidaysOf(year: number): ReadonlySet<string> {
  const easter = easterOf(year);
  const aroundEaster = { easter: 0, easterMonday: 1, ascension: 39, whitSunday: 49, whitMonday: 50 };
  const kingsDay = dayNumberOf(`${year}-04-27`);
  return new Set([
    `${year}-01-01`,
    // King's Day is celebrated on the Saturday when it falls on a Sunday.
    dateOf(weekdayOf(kingsDay) === 0 ? kingsDay - 1 : kingsDay),
    ...Object.values(aroundEaster).map((days) => dateOf(easter + days)),
    `${year}-12-25`,
    `${year}-12-26`,
  ]);
}

/** The day number of Easter Sunday (Meeus/Jones/Butcher algorithm). */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const rest = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 19 * weekday) / 433);
  const month = Math.floor((epact + weekday - 7 * correction + 90) / 25);
  const day = (epact + weekday - 7 * correction + 33 * month + 19) % 32;
  return dayNumberOf(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
}
