import { expect, test } from "vitest";
import { failureForStatus, failureMessage, pageFailures } from "./errors";

test.each([
  [200, "Parsing error"],
  [404, "Items can not be found"],
  [410, "Expired"],
  [500, "Internal server error"],
  [503, "API connection failed."],
  [204, "Unknown async error with status code 204"],
  [502, "Unknown async error with status code 502"],
  [504, "Unknown async error with status code 504"],
  [599, "Unknown async error with status code 599"],
])("the log message of a failed call with status %i is '%s'", (status, message) => {
  expect(failureMessage(status)).toBe(message);
});

test.each([
  [401, "unauthorized"],
  [403, "unauthorized"],
  [423, "locked"],
  [404, "notFound"],
  [410, "gone"],
  [400, "unavailable"],
  [500, "unavailable"],
  [503, "unavailable"],
  [599, "unavailable"],
])("the failure of a page with status %i is %s", (status, failure) => {
  expect(failureForStatus(status)).toBe(failure);
});

test.each(Object.entries(pageFailures))(
  "the failure %s can be derived from its status %i",
  (failure, status) => {
    expect(failureForStatus(status)).toBe(failure);
  },
);
