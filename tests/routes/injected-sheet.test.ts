import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader } from "~/routes/shell/injected-sheet";
import { stylesAt } from "~/shell/injected-styles.server";
import { createTestContext } from "../setup/test-context";
import { fakeUpstream } from "../setup/upstream";

const call = "/api/drupal/api/asset-injector/css";
const rule = { code: ".hero{color:red}@import '//elders.example/a.css';", paths: ["/nieuws/*"] };
const [style] = stylesAt("/nieuws/x", [{ ...rule, contentTypes: [], condition: "OR" }]);
const known = `${style?.name}.css`;

async function sendRequest(file: string, cms: Fetch = fakeUpstream({ [call]: [rule] }).fetch) {
  const context = await createTestContext({ cms });
  const request = new Request(`http://dementie.localhost/stijl/${file}`);
  const response = await loader({ request, params: { file }, context: context.loadContext() });
  const { status, headers } = response;
  return {
    status,
    type: headers.get("Content-Type"),
    cache: headers.get("Cache-Control"),
    css: await response.text(),
  };
}

test("the style sheet that a page links to is cached as immutable", async () => {
  expect(await sendRequest(known)).toEqual({
    status: 200,
    type: "text/css; charset=utf-8",
    cache: "public, max-age=31536000, immutable",
    css: expect.stringContaining(".hero{color:red}"),
  });
});

test("the style sheet contains no imports", async () => {
  expect((await sendRequest(known)).css).not.toMatch(/@import|elders/);
});

test("the address of an outdated style sheet returns the current one with no-store", async () => {
  const { fetch } = fakeUpstream({ [call]: [{ ...rule, code: ".hero{color:blue}" }] });
  expect(await sendRequest(known, fetch)).toMatchObject({
    status: 200,
    cache: "no-store",
    css: ".hero{color:blue}",
  });
});

test.each([`${"0".repeat(16)}.css`, `${style?.name}.${"0".repeat(16)}.css`])(
  "the unknown name %s returns no new style sheet and has no-store",
  async (file) => {
    const { cache, css } = await sendRequest(file);
    expect(cache).toBe("no-store");
    expect(["", (await sendRequest(known)).css]).toContain(css);
  },
);

test("the style sheet is empty with no-store during a CMS outage", async () => {
  const down: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  expect(await sendRequest(known, down)).toMatchObject({ status: 200, cache: "no-store", css: "" });
});

test.each(["x.css", known.replace("css", "js"), "..css", `${known}.css`])(
  "the invalid name %s is a 404",
  async (file) => {
    expect((await sendRequest(file)).status).toBe(404);
  },
);

test("print.css learns the origin of the brand from a sheet of its own", async () => {
  const { type, css } = await sendRequest("afdruk.css");
  expect(type).toBe("text/css; charset=utf-8");
  expect(css).toMatch(/^:root\{--origin:"https?:\/\/[^"/]+"\}$/);
});
