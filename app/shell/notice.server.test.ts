import { expect, test } from "vitest";
import { defaultChoices } from "~/utils/visitor-choices";
import { noticeAt } from "./notice.server";

const notice = { title: "Later open", text: "Vanaf 12.00 uur.", link: null, from: null, until: null };
const visit = { now: new Date("2026-12-24T23:30:00Z"), choices: defaultChoices };

test.each([
  ["/", true],
  ["/hulplijn", true],
  ["/hulplijn/chat", false],
  ["/dementie", false],
])("%s has a notice: %s", (path, isShown) => expect(noticeAt(path, notice, visit) !== null).toBe(isShown));

test.each([
  [null, null, true],
  ["2026-12-25", "2026-12-25", true],
  ["2026-12-26", null, false],
  [null, "2026-12-24", false],
  ["2026-12-01", "2027-01-03", true],
])(
  "on the first minutes of 25 December in Amsterdam, a notice from %s until %s is shown: %s",
  (from, until, isShown) => expect(noticeAt("/", { ...notice, from, until }, visit) !== null).toBe(isShown),
);

test("a closed notice stays away until its words change, whatever its days", () => {
  const closedNotice = noticeAt("/", notice, visit)?.id ?? null;
  const closed = { ...visit, choices: { ...defaultChoices, closedNotice } };
  expect(noticeAt("/", { ...notice, until: "2026-12-31" }, closed)).toBeNull();
  expect(noticeAt("/", { ...notice, text: "Vanaf 13.00 uur." }, closed)).not.toBeNull();
});
