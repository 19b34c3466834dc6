import type { Checked, Finding } from "./finding";

/** Places of one finding that are named; the rest is counted. */
const mostPlaces = 5;

/** The report of a check: calls, pages, and what to change, most frequent first. */
export function reportOf(checked: Checked[]): { text: string; hasProblems: boolean } {
  const calls = checked.filter(({ kind }) => kind === "call");
  const pages = checked.filter(({ kind }) => kind === "page");
  const text = [
    "Calls",
    ...calls.flatMap(subjectLines),
    "",
    "Pages",
    ...pages.flatMap(subjectLines),
    "",
    ...changeLines(checked),
    `Calls: ${counts(calls)}.`,
    `Pages: ${counts(pages)}.`,
  ];
  return { text: text.join("\n"), hasProblems: checked.some(hasProblem) };
}

const hasProblem = ({ findings }: Checked) => findings.some(({ level }) => level === "problem");

function subjectLines(checked: Checked): string[] {
  const { subject, right, findings } = checked;
  if (checked.skipped) return [`not asked ${subject} (${checked.skipped})`];
  const mark = findings.length === 0 ? "right    " : hasProblem(checked) ? "CHANGE   " : "advice   ";
  const reasons = [...new Set(findings.map(({ what }) => what))];
  return [
    `${mark} ${subject}${right && ` (${right})`}`,
    ...reasons.map((what) => `          ${placesOf(findings.filter((one) => one.what === what))}${what}`),
  ];
}

function placesOf(findings: Finding[]): string {
  const places = findings.map(({ place }) => place).filter(Boolean);
  if (places.length === 0) return "";
  const more = places.length - mostPlaces;
  return `${places.slice(0, mostPlaces).join("; ")}${more > 0 ? ` and ${more} more` : ""}: `;
}

/** What to change, once for all places. */
function changeLines(checked: Checked[]): string[] {
  const subjects = new Map<string, { level: Finding["level"]; names: string[] }>();
  for (const { subject, findings } of checked)
    for (const { level, change } of findings) {
      const known = subjects.get(change) ?? { level, names: [] };
      if (level === "problem") known.level = level;
      if (!known.names.includes(subject)) known.names.push(subject);
      subjects.set(change, known);
    }
  const sorted = [...subjects].toSorted(
    ([, one], [, other]) => rank(one.level) - rank(other.level) || other.names.length - one.names.length,
  );
  if (sorted.length === 0) return [];
  const lines = sorted.flatMap(([change, { level, names }], index) => {
    const [first = ""] = names;
    const where = names.length === 1 ? first : `${first} and ${names.length - 1} more`;
    return [`${index + 1}. ${change}`, `   ${level === "problem" ? "Needed" : "Advice"}: ${where}`];
  });
  return ["What to change", ...lines, ""];
}

const rank = (level: Finding["level"]) => (level === "problem" ? 0 : 1);

function counts(checked: Checked[]): string {
  const asked = checked.filter(({ skipped }) => skipped === undefined);
  const problems = asked.filter(hasProblem).length;
  const advice = asked.filter((one) => one.findings.length > 0 && !hasProblem(one)).length;
  const parts = [
    `${asked.length - problems - advice} right`,
    `${problems} to change`,
    `${advice} with advice only`,
    ...(asked.length < checked.length ? [`${checked.length - asked.length} not asked`] : []),
  ];
  return parts.join(", ");
}
