import { expect, test } from "vitest";
import { proxyWarning } from "./banner";

test("a start behind a proxy that is not trusted has a warning", () => {
  const https = "https://www.example.nl";
  expect(proxyWarning({ publicUrl: https, trustProxy: 0 })).toEqual([expect.stringContaining("TRUST_PROXY")]);
  expect(proxyWarning({ publicUrl: https, trustProxy: 1 })).toEqual([]);
  expect(proxyWarning({ publicUrl: "http://localhost:3000", trustProxy: 0 })).toEqual([]);
});
