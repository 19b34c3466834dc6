import { expect, test } from "vitest";
import { readAloudLink } from "./link";

const page = "https://www.example.nl/zorgen/partner";

test("the link has the customer id, the Dutch language and the page", () => {
  const link = new URL(readAloudLink({ url: "https://lezer.example/rsent", customerId: "1234" }, page) ?? "");
  expect(link.origin + link.pathname).toBe("https://lezer.example/rsent");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    customerid: "1234",
    lang: "nl_nl",
    readid: "a11y-main",
    readclass: "a11y-read",
    url: page,
  });
});

test("query parameters in the address of the service are kept", () => {
  const link = readAloudLink({ url: "https://lezer.example/rsent?voice=vrouw", customerId: "1" }, page);
  expect(link).toContain("?voice=vrouw&customerid=1&");
});

test("without a customer id there is no link", () => {
  expect(readAloudLink({ url: "https://lezer.example/rsent", customerId: "" }, page)).toBeNull();
});
