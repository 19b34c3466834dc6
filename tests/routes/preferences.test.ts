import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { action, loader } from "~/routes/preferences/preferences";
import { loader as savedLoader } from "~/routes/preferences/saved";
import { createTestContext } from "../setup/test-context";

const address = "http://samen.localhost/weergave";

async function choose(fields: Record<string, string>, cookie = "") {
  const context = await createTestContext();
  const body = new URLSearchParams(fields);
  const request = new Request(address, { method: "POST", body, headers: { Cookie: cookie } });
  const response = await action({ request, params: {}, context: context.loadContext() });
  return {
    status: response.status,
    to: response.headers.get("Location"),
    stored: response.headers.get("Set-Cookie")?.split("; Path")[0],
  };
}

const everything = { tekst: "grootst", regels: "ruim", rust: "1", terug: "/zoeken?zoekterm=hulp" };

test("a choice is stored and redirects to a confirmation with the return address", async () => {
  expect(await choose(everything)).toEqual({
    status: 303,
    to: "/weergave/bewaard?terug=%2Fzoeken%3Fzoekterm%3Dhulp",
    stored: "weergave=tekst=grootst&regels=ruim&rust=1; Max-Age=86400000",
  });
});

test("other choices of the visitor are preserved", async () => {
  const { stored } = await choose({ tekst: "groot" }, "weergave=toestemming=1s&rust=1");
  expect(stored).toBe("weergave=toestemming=1s&tekst=groot; Max-Age=86400000");
});

test("resetting all preferences removes the cookie", async () => {
  const { stored } = await choose({ ...everything, standaard: "1" }, "weergave=tekst=groot");
  expect(stored).toBe("weergave=; Max-Age=0");
});

test.each(["https://elders.example/", "//elders.example", "/weergave?terug=/x", ""])(
  "the return address '%s' redirects to the home page",
  async (terug) => {
    expect((await choose({ ...everything, terug })).to).toBe("/weergave/bewaard?terug=%2F");
  },
);

test("the form and the confirmation link back to the page, and the confirmation has noindex", async () => {
  const context = await createTestContext();
  const argsFor = (path: string) => ({
    request: new Request(`http://samen.localhost${path}?terug=/zorgen`),
    params: {},
    context: context.loadContext(),
  });
  expect(await loader(argsFor("/weergave"))).toMatchObject({
    back: "/zorgen",
    document: { title: "Weergave aanpassen", sheets: ["preferences"] },
  });
  const confirmation = await savedLoader(argsFor("/weergave/bewaard"));
  expect(confirmation).toMatchObject({ back: "/zorgen", document: { noindex: true } });
});

test("the form renders without its page in the CMS", async () => {
  const cms: Fetch = async () => new Response(null, { status: 500 });
  const context = await createTestContext({ cms });
  const page = await loader({ request: new Request(address), params: {}, context: context.loadContext() });
  expect(page).toMatchObject({ header: null, blocks: [], document: { title: "Weergave aanpassen" } });
});
