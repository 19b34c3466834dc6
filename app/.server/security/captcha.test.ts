import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { testApp } from "../../../tests/setup/app-context";
import { captchaKeyFor } from "./third-party-loads";

const form = "http://dementie.localhost/vrijwilligerswerk/maatje/solliciteren";

async function captchaKey(url: string, cookie: string, key = "sleutel-1") {
  const { app } = testApp({ environment: { CAPTCHA_SITE_KEY: key } });
  const request = new Request(url, { headers: { Cookie: cookie } });
  return captchaKeyFor(await requestScope(request, { app }));
}

test("the captcha loads only on vacancy forms, with a site key and consent to marketing", async () => {
  const consented = "weergave=toestemming=1m";
  expect(await captchaKey(form, consented)).toBe("sleutel-1");
  expect(await captchaKey(form, "")).toBeNull();
  expect(await captchaKey(form, "weergave=toestemming=1")).toBeNull();
  expect(await captchaKey(form, consented, "")).toBeNull();
  expect(await captchaKey("http://dementie.localhost/vrijwilligerswerk/maatje", consented)).toBeNull();
});
