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

test("the sheet that a page links is kept for good", async () => {
  expect(await sendRequest(known)).toEqual({
    status: 200,
    type: "text/css; charset=utf-8",
    cache: "public, max-age=31536000, immutable",
    css: expect.stringContaining(".hero{color:red}"),
  });
});

test("it imports nothing", async () => {
  expect((await sendRequest(known)).css).not.toMatch(/@import|elders/);
});

test("a sheet that changed since gives the one of now, and is not kept", async () => {
  const { fetch } = fakeUpstream({ [call]: [{ ...rule, code: ".hero{color:blue}" }] });
  expect(await sendRequest(known, fetch)).toMatchObject({
    status: 200,
    cache: "no-store",
    css: ".hero{color:blue}",
  });
});

test.each([`${"0".repeat(16)}.css`, `${style?.name}.${"0".repeat(16)}.css`])(
  "nobody makes another sheet with the name %s",
  async (file) => {
    const { cache, css } = await sendRequest(file);
    expect(cache).toBe("no-store");
    expect(["", (await sendRequest(known)).css]).toContain(css);
  },
);

test("without the CMS it is empty, and not kept", async () => {
  const down: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  expect(await sendRequest(known, down)).toMatchObject({ status: 200, cache: "no-store", css: "" });
});

test.each(["x.css", known.replace("css", "js"), "..css", `${known}.css`])("%s is no sheet", async (file) => {
  expect((await sendRequest(file)).status).toBe(404);
});
