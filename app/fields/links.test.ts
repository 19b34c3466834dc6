import { expect, test } from "vitest";
import { addressForPaper, isExternal, isLocalPath, linkFromDrupal } from "./links";

test.each([
  ["internal:/zorgen", "/zorgen"],
  ["internal:/", "/"],
  ["internal:", "/"],
  ["internal:/zorgen?a=1#b", "/zorgen?a=1#b"],
  ["internal:#hulp", "#hulp"],
  ["internal:?pagina=2", "?pagina=2"],
  ["entity:node/12", "/node/12"],
  ["/zorgen", "/zorgen"],
  ["#hulp", "#hulp"],
  ["  /zorgen  ", "/zorgen"],
  ["tel:08005088", "tel:08005088"],
  ["mailto:info@voorbeeld.nl", "mailto:info@voorbeeld.nl"],
])("%s is a link to %s, which is not external", (uri, url) => {
  expect(linkFromDrupal(uri, "Lees meer")).toEqual({ url, title: "Lees meer", external: false });
});

test.each(["https://voorbeeld.nl/x", "http://voorbeeld.nl", "HTTPS://Voorbeeld.nl", "https:voorbeeld.nl"])(
  "%s is an external link",
  (uri) => {
    expect(linkFromDrupal(uri, "")).toEqual({ url: uri, title: "", external: true });
  },
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://voorbeeld.nl/x",
  "route:<nolink>",
  "entity:taxonomy_term/4",
  "internal:/taxonomy/term/4",
  "/taxonomy_term/4?page=1",
  "\\\\evil.example",
  "zorgen",
  "",
])("%j is not a link", (uri) => {
  expect(linkFromDrupal(uri, "Lees meer")).toBeNull();
});

test.each([
  "//evil.example/x",
  "/\\evil.example/x",
  "/\t/evil.example/x",
  "/\n\\evil.example/x",
  "internal://evil.example/x",
  "internal:\\\\evil.example/x",
  "internal:/\\evil.example/x",
  "internal:/\t/evil.example/x",
  "internal:javascript:alert(1)",
  "entity:/\\evil.example/x",
])("%j stays on this site", (uri) => {
  const link = linkFromDrupal(uri, "");
  expect(new URL(link?.url ?? "", "https://www.example.nl/").origin).toBe("https://www.example.nl");
  expect(link?.external).toBe(false);
});

test("a title is trimmed", () => {
  expect(linkFromDrupal("/x", "  Lees meer\n")?.title).toBe("Lees meer");
});

test.each(["/", "/zorgen", "/zorgen//x", "/a?b=//c", "/café"])("%s is a path of this site", (path) => {
  expect(isLocalPath(path)).toBe(true);
});

test.each(["", "zorgen", "//evil.example", "/\\evil.example", "\\\\x", "/\t/x", "/\n/x", "https://x", "#x"])(
  "%j is not a path of this site",
  (path) => {
    expect(isLocalPath(path)).toBe(false);
  },
);

test.each([
  ["//voorbeeld.nl", true],
  ["https://voorbeeld.nl", true],
  ["/https://voorbeeld.nl", false],
  ["tel:112", false],
  ["mailto:a@b.nl", false],
  ["#x", false],
])("whether %s is external: %s", (url, external) => {
  expect(isExternal(url)).toBe(external);
});

test.each([
  ["mailto:info@voorbeeld.nl", "Mail ons", "info@voorbeeld.nl"],
  ["MAILTO:info@voorbeeld.nl?subject=Vraag", "Mail ons", "info@voorbeeld.nl"],
  ["mailto:info@voorbeeld.nl", "Mail naar Info@voorbeeld.nl", undefined],
  ["mailto:?subject=Lees%20dit", "Deel deze pagina", undefined],
  ["tel:08000000000", "Bel de hulplijn", "08000000000"],
  ["tel:+31344000000", "Bel ons op werkdagen", "+31344000000"],
  ["tel:08000000000", "Bel 0800 000 00 00", undefined],
  ["tel:+31344000000", "Bel (0344) 00 00 00", undefined],
  ["https://voorbeeld.nl", "Voorbeeld", undefined],
  ["/contact", "Contact", undefined],
])("of the link %s with the text '%s' paper needs %s", (url, text, address) => {
  expect(addressForPaper(url, text)).toBe(address);
});
