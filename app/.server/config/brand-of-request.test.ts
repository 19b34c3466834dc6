import { expect, test } from "vitest";
import { brandHostsSetting } from "./brand-hosts";
import { brandOf, originOf } from "./brand-of-request";

const config = {
  brand: "dementie" as const,
  publicUrl: "https://www.example.nl:8443/",
  brandHosts: brandHostsSetting.parse("www.alzheimer.test=alzheimer,alzheimer.test=alzheimer"),
};

test.each([
  ["https://www.alzheimer.test/zorgen", "alzheimer"],
  ["http://WWW.Alzheimer.test:3000/", "alzheimer"],
  ["http://samen.localhost:3000/", "samen"],
  ["http://localhost:3000/", "dementie"],
  ["http://evil.www.alzheimer.test/", "dementie"],
])("%s shows %s", (url, brand) => {
  expect(brandOf(new Request(url), config)).toBe(brand);
});

test("a query cannot choose another brand", () => {
  expect(brandOf(new Request("http://localhost/?brand=samen&host=samen.localhost"), config)).toBe("dementie");
});

test("the origin of a brand is its first host, with the scheme of the public address", () => {
  expect(originOf("alzheimer", config)).toBe("https://www.alzheimer.test");
});

test("the origin of a brand without a configured host is the public address", () => {
  expect(originOf("samen", config)).toBe("https://www.example.nl:8443");
  expect(originOf("dementie", { ...config, publicUrl: "http://localhost:3000" })).toBe(
    "http://localhost:3000",
  );
});
