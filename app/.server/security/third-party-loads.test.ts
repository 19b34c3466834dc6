import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { iframeExamples } from "~/blocks/iframe/examples";
import { testApp } from "../../../tests/setup/app-context";
import { noThirdParties, thirdPartyLoadsOf } from "./third-party-loads";

interface Visit {
  path?: string;
  cookie?: string;
  data?: unknown;
}

async function loaded({ path = "/zorgen", cookie = "", data = null }: Visit, environment = {}) {
  const { app } = testApp({ environment });
  const request = new Request(`http://samen.localhost${path}`, { headers: { Cookie: cookie } });
  return thirdPartyLoadsOf(await requestScope(request, { app }), request.url, data);
}

const here = "alleen-deze=pad%3D%252Fzorgen%26deze%3Dembed-film";

test.each([
  ["", "none"],
  ["weergave=toestemming=1ps", "none"],
  ["weergave=toestemming=1m", "site"],
  [here, "page"],
  [`${here}; weergave=toestemming=1`, "page"],
  [`${here}; weergave=toestemming=1m`, "site"],
])("a visitor with the cookie '%s' allowed embeds: %s", async (cookie, embeds) => {
  expect((await loaded({ cookie })).embeds).toBe(embeds);
});

test("what is allowed on one page is not allowed below it", async () => {
  expect((await loaded({ path: "/zorgen/partner", cookie: here })).embeds).toBe("none");
});

const tagged = { TAG_MANAGER_ID: "GTM-ABC1234" };
const agreed = "weergave=toestemming=1s";

test("the tag manager is there after consent to statistics only", async () => {
  expect((await loaded({ cookie: agreed }, tagged)).tagManager).toBe(true);
  expect((await loaded({}, tagged)).tagManager).toBe(false);
  expect((await loaded({ cookie: "weergave=toestemming=1pm" }, tagged)).tagManager).toBe(false);
  expect((await loaded({ cookie: agreed })).tagManager).toBe(false);
});

test.each(["/geheugentest/zelf", "/preview/node/1/2", "/doneren?frequentie=eenmalig&bedrag=25"])(
  "it is never at %s",
  async (path) => {
    expect((await loaded({ path, cookie: agreed }, tagged)).tagManager).toBe(false);
  },
);

test("the consent provider's script is on every page but a private one", async () => {
  const provided = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
  expect((await loaded({}, provided)).consentProvider).toBe(true);
  expect((await loaded({})).consentProvider).toBe(false);
  expect((await loaded({ path: "/geheugentest/zelf" }, provided)).consentProvider).toBe(false);
});

test("a page that failed loads nothing of others", async () => {
  const { app } = testApp({ environment: tagged });
  const request = new Request("http://samen.localhost/zorgen", {
    headers: { Cookie: "weergave=toestemming=1psm" },
  });
  const scope = await requestScope(request, { app });
  expect(thirdPartyLoadsOf(scope, request.url, {}, true)).toEqual(noThirdParties);
  expect(thirdPartyLoadsOf(scope, request.url, {})).toMatchObject({ tagManager: true, embeds: "site" });
});

test("the hosts that a page frames without asking are found wherever their blocks stand", async () => {
  const free = decodeBlocks([iframeExamples["without consent, of Riddle"]]);
  const asked = decodeBlocks([iframeExamples["with everything"]]);
  const data = { root: { shell: {} }, page: { page: { blocks: [{ blocks: [...asked, ...free] }] } } };
  expect((await loaded({ data })).freeFrames).toEqual(["www.riddle.com"]);
  expect((await loaded({ data: { page: { blocks: asked } } })).freeFrames).toEqual([]);
});
