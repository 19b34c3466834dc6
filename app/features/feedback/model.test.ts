import { expect, test } from "vitest";
import { feedbackByPage, feedbackKey } from "./model";

test("counts are grouped by page, least useful first", () => {
  const counts: [string, number][] = [
    [feedbackKey("ja", "/zorgen"), 8],
    [feedbackKey("nee", "/dementie"), 5],
    [feedbackKey("ja", "/dementie"), 3],
    [feedbackKey("onduidelijk", "/dementie"), 1],
    [feedbackKey("te-lang", "/dementie"), 2],
    [feedbackKey("nee", "/zorgen"), 1],
  ];
  expect(feedbackByPage(counts)).toEqual([
    {
      path: "/dementie",
      yes: 3,
      no: 5,
      reasons: [
        ["te-lang", 2],
        ["onduidelijk", 1],
      ],
    },
    { path: "/zorgen", yes: 8, no: 1, reasons: [] },
  ]);
});

test("other keys are ignored", () => {
  const counts: [string, number][] = ["(other)", "misschien /zorgen", "ja", "ja zorgen", "__proto__ /x"].map(
    (key) => [key, 1],
  );
  expect(feedbackByPage(counts)).toEqual([]);
});
