import { expect, test } from "vitest";
import { createServiceLogger } from "./logger";

test("a line is JSON on one line, with its time in UTC and nothing of the machine", () => {
  const lines: string[] = [];
  const logger = createServiceLogger({ write: (line) => void lines.push(line) });
  logger.warn({ event: "a\nb" }, "security");
  const [line = ""] = lines;
  expect(lines).toHaveLength(1);
  expect(line.trimEnd()).not.toContain("\n");
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(JSON.parse(line)).toEqual({ level: 40, time, event: "a\nb", msg: "security" });
});
