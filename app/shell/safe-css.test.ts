import postcss from "postcss";
import { expect, test } from "vitest";
import { safeCss } from "./safe-css";

/** The safe CSS with white space collapsed. */
const flat = (css: string) => safeCss(css).replace(/\s+/g, " ");

test.each([
  ".hero{background:url(/drupal/media/ab/x.svg) no-repeat}",
  ".hero{background:url('/assets/x.svg')}",
  '.quote::before{content:"\\201C"}',
  ".icon{background:url(data:image/png;base64,iVBORw0KGgo=)}",
  '.icon{background:url("data:image/svg+xml,%3Csvg%3E")}',
  "@media (min-width:1024px){.a > .b:not([data-x='1']){color:rgb(1,2,3)}}",
  ".u-md\\:x{--ruimte:calc(1rem + 2px)}",
  '.let-op::before{content:"Let op: 1/2 // klaar"}',
  "@keyframes op{from{opacity:0}}",
])("%s is unchanged", (css) => {
  expect(safeCss(css)).toBe(css);
});

test.each([
  "url(https://elders.example/x)",
  "url(//elders.example/x)",
  "url( 'https://elders.example/x' )",
  'url("http:elders.example/x")',
  "url(\\68ttps://elders.example/x)",
  "\\75 rl(https://elders.example/x)",
  "u\\72l(//elders.example/x)",
  "URL(HTTPS://elders.example/x)",
  "url(\\2f\\2f elders.example/x)",
  "url('/\\\n/elders.example/x')",
  "url(/\\\\elders.example/x)",
  "url('\\9//elders.example/x')",
  "url(  //elders.example/x",
  'image-set("https://elders.example/x" 1x)',
  'src("//elders.example/x")',
  "url(https://elders.example/a b)",
  "u/**/rl(x) url(//elders.example/x)",
])("%s loads nothing", (value) => {
  expect(flat(`.a{background:${value}}.b{color:red}`)).not.toContain("elders");
});

test.each([
  '@import "https://elders.example/a.css";',
  "@import url(/a.css);",
  "@IMPORT '/a.css';",
  "@\\69mport '/a.css';",
])("%s imports nothing", (css) => {
  const names = postcss
    .parse(safeCss(`${css}.b{color:red}`))
    .nodes.map((node) => node.type === "atrule" && node.name);
  expect(names).toEqual(["none", false]);
});

test.each([
  ['#url(/a"b) " url(//elders.example/x) "', '#url("") " url(//elders.example/x) "'],
  ['#url(/*) "*/ url(//elders.example/x) "', '#url("") "*/ url(//elders.example/x) "'],
])("%s is read as a string, as browsers read it", (value, safe) => {
  expect(safeCss(`.a{content:${value}}`)).toBe(`.a{content:${safe}}`);
});

test("tokens that were separate are not joined", () => {
  expect(safeCss("u/* */rl(/x){}")).toBe("u rl(/x){}");
  expect(safeCss(".a{}/)* .b{} */")).not.toContain("/*");
});

test.each([
  [".a{color:red", ".a{color:red\n}"],
  ["@media print{.a{color:red", "@media print{.a{color:red\n}}"],
  [".a{width:calc(1px", ".a{width:calc(1px\n)}"],
  [".a{}}.b{}", ".a{} .b{}"],
  [".a{content:'x", ".a{content:'x'\n}"],
  [".a{color:red}/* nog", ".a{color:red}"],
  ["@import 'x'", "@none 'x'\n{}"],
  ["", ""],
  ["/* niets */", ""],
  [".a", ".a\n{}"],
])("open blocks and strings in %j are closed", (css, closed) => {
  expect(safeCss(css)).toBe(closed);
});

test.each([
  ".a{color:red",
  ".a{content:'x",
  ".a{content:'x\\",
  "/* nog",
  ".a{}\\",
  ".a{}\\}",
  "@import 'x'",
  ".a{width:calc(1px",
  ".a[b",
  "}",
  '"',
])("%j does not affect the CSS after it", (css) => {
  const rules = postcss.parse(`${safeCss(css)}\n.volgende{color:red}`).nodes;
  expect(rules.at(-1)).toMatchObject({ type: "rule", selector: ".volgende" });
});
