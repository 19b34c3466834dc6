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

async function loadsOn({ path = "/zorgen", cookie = "", data = null }: Visit, environment = {}) {
  const { app } = testApp({ environment });
  const request = new Request(`http://samen.localhost${path}`, { headers: { Cookie: cookie } });
  return thirdPartyLoadsOf(await requestScope(request, { app }), data);
}

const here = "alleen-deze=pad%3D%252Fzorgen%26deze%3Dembed-film";

test.each([
  ["", "none"],
  ["weergave=toestemming=1ps", "none"],
  ["weergave=toestemming=1m", "site"],
  [here, "page"],
  [`${here}; weergave=toestemming=1`, "page"],
  [`${here}; weergave=toestemming=1m`, "site"],
])("with the cookie '%s' the scope of allowed embeds is '%s'", async (cookie, embeds) => {
  expect((await loadsOn({ cookie })).embeds).toBe(embeds);
});

test("an embed allowed on one page is not allowed on its subpages", async () => {
  expect((await loadsOn({ path: "/zorgen/partner", cookie: here })).embeds).toBe("none");
});

const withTagManager = { TAG_MANAGER_ID: "GTM-ABC1234" };
const consented = "weergave=toestemming=1s";

test("the tag manager loads only after consent to statistics", async () => {
  expect((await loadsOn({ cookie: consented }, withTagManager)).tagManager).toBe(true);
  expect((await loadsOn({}, withTagManager)).tagManager).toBe(false);
  expect((await loadsOn({ cookie: "weergave=toestemming=1pm" }, withTagManager)).tagManager).toBe(false);
  expect((await loadsOn({ cookie: consented })).tagManager).toBe(false);
});

test.each(["/geheugentest/zelf", "/preview/node/1/2", "/doneren?frequentie=eenmalig&bedrag=25"])(
  "the tag manager never loads on %s",
  async (path) => {
    expect((await loadsOn({ path, cookie: consented }, withTagManager)).tagManager).toBe(false);
  },
);

test("the consent provider's script is on every page except private ones", async () => {
  const withProvider = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
  expect((await loadsOn({}, withProvider)).consentProvider).toBe(true);
  expect((await loadsOn({})).consentProvider).toBe(false);
  expect((await loadsOn({ path: "/geheugentest/zelf" }, withProvider)).consentProvider).toBe(false);
});

test("a failed page loads no third parties", async () => {
  const { app } = testApp({ environment: withTagManager });
  const request = new Request("http://samen.localhost/zorgen", {
    headers: { Cookie: "weergave=toestemming=1psm" },
  });
  const scope = await requestScope(request, { app });
  expect(thirdPartyLoadsOf(scope, {}, true)).toEqual(noThirdParties);
  expect(thirdPartyLoadsOf(scope, {})).toMatchObject({ tagManager: true, embeds: "site" });
});

test("hosts framed without consent are found in blocks at any depth", async () => {
  const free = decodeBlocks([iframeExamples["without consent, of Riddle"]]);
  const withConsent = decodeBlocks([iframeExamples["with everything"]]);
  const data = { root: { shell: {} }, page: { page: { blocks: [{ blocks: [...withConsent, ...free] }] } } };
  expect((await loadsOn({ data })).hostsWithoutConsent).toEqual(["www.riddle.com"]);
  expect((await loadsOn({ data: { page: { blocks: withConsent } } })).hostsWithoutConsent).toEqual([]);
});
