import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { testApp } from "../../../tests/setup/app-context";
import { captchaOn } from "./third-party-loads";

const form = "http://dementie.localhost/vrijwilligerswerk/maatje/solliciteren";

async function keyOn(url: string, cookie: string, key = "sleutel-1") {
  const { app } = testApp({ environment: { CAPTCHA_SITE_KEY: key } });
  const request = new Request(url, { headers: { Cookie: cookie } });
  return captchaOn(await requestScope(request, { app }), url);
}

test("a captcha is asked on the forms of vacancies only, with a key, of who lets others look along", async () => {
  const agreed = "weergave=toestemming=1m";
  expect(await keyOn(form, agreed)).toBe("sleutel-1");
  expect(await keyOn(form, "")).toBeNull();
  expect(await keyOn(form, "weergave=toestemming=1")).toBeNull();
  expect(await keyOn(form, agreed, "")).toBeNull();
  expect(await keyOn("http://dementie.localhost/vrijwilligerswerk/maatje", agreed)).toBeNull();
});
