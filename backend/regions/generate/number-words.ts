const units = [
  "nul",
  "één",
  "twee",
  "drie",
  "vier",
  "vijf",
  "zes",
  "zeven",
  "acht",
  "negen",
  "tien",
  "elf",
  "twaalf",
  "dertien",
  "veertien",
  "vijftien",
  "zestien",
  "zeventien",
  "achttien",
  "negentien",
];
const tens: Record<number, string> = {
  20: "twintig",
  30: "dertig",
  40: "veertig",
  50: "vijftig",
  60: "zestig",
  70: "zeventig",
  80: "tachtig",
  90: "negentig",
};

/** A small number in words, or in digits above nineteen. */
export function numberInWords(number: number): string {
  return units[number] ?? String(number);
}

/** A number of people below a thousand as somebody would say it: 'ruim veertig', 'bijna vierhonderd'. */
export function peopleInWords(number: number): string {
  if (number < 20) return numberInWords(number);
  const size = number < 100 ? 10 : 100;
  const inWords = (count: number) =>
    size === 10 ? tens[count * 10] : count === 1 ? "honderd" : `${numberInWords(count)}honderd`;
  const count = Math.floor(number / size);
  if (number % size === 0) return inWords(count) ?? "honderd";
  return number % size > size * 0.7
    ? `bijna ${inWords(count + 1) ?? "honderd"}`
    : `ruim ${inWords(count) ?? "honderd"}`;
}
