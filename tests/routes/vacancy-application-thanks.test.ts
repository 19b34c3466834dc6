import { beforeAll, expect, test } from "vitest";
import { loader as thanksLoader } from "~/routes/vacancies/application-thanks";
import { siteBackend } from "../../backend/test-support";
import { loadReceipt, now, submit, volunteer } from "../setup/application-form";
import { applicationPaths, applicationSite } from "../setup/application-site";

// Reading content/ takes long on a busy machine.
beforeAll(async () => void (await siteBackend()));

test("the thank-you page shows a reference and a copy from encrypted cookies for its own path", async () => {
  const site = await applicationSite({ now });
  const response = await submit(site, applicationPaths.landelijk, volunteer);
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toContain("Path=/vrijwilligerswerk/bedankt-voor-je-sollicitatie; HttpOnly; SameSite=Lax");
    expect(cookie).not.toMatch(/Anna|Vriesinga/);
  }
  const receipt = await loadReceipt(site, response);
  expect(receipt?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(site.arrived[0]?.headers.get("Idempotency-Key")).toMatch(
    new RegExp(`^${receipt?.reference.replace("-", "")}`),
  );
  expect(receipt).toMatchObject({
    purpose: "volunteer",
    copy: {
      title: "Medewerker hulplijn",
      shortened: false,
      answers: { firstName: "Anna", insertion: null, cv: null },
    },
  });
});

test("the copy is visible once; a direct visit shows a plain thank-you page", async () => {
  const site = await applicationSite({ now });
  const response = await submit(site, applicationPaths.contact, volunteer);
  const path = response.headers.get("Location") ?? "";
  const visit = async (cookies: string[]) => {
    const headers = { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
    const page = await thanksLoader(site.call(path, { headers }));
    return { ...page.data, cookies: new Headers(page.init?.headers).getSetCookie() };
  };
  const first = await visit(response.headers.getSetCookie());
  expect(first).toMatchObject({ purpose: "contact", receipt: { copy: { answers: { firstName: "Anna" } } } });
  const second = await visit(first.cookies);
  expect(second.receipt).toMatchObject({ reference: first.receipt?.reference, copy: null });
  expect(await visit([])).toMatchObject({ receipt: null, purpose: "volunteer" });
  expect(await visit(["sollicitatie=gerommel"])).toMatchObject({ receipt: null });
});

test.each([
  [
    "words",
    Array.from({ length: 2400 }, (_, at) => ((at * 7919) % 9973).toString(36))
      .join(" ")
      .slice(0, 9999),
  ],
  ["empty lines", `a${"\r\n".repeat(9998)}b`],
])(
  "long answers of %s are forwarded in full and left out of a copy that cannot have them",
  async (_, long) => {
    const site = await applicationSite({ now });
    const answers = { ...volunteer, motivation: long, education: long };
    const response = await submit(site, applicationPaths.landelijk, answers);
    expect(site.arrived[0]?.fields).toContainEqual(["Motivation", long]);
    expect(Math.max(...response.headers.getSetCookie().map((cookie) => cookie.length))).toBeLessThan(4096);
    const receipt = await loadReceipt(site, response);
    expect(receipt?.copy).toMatchObject({
      shortened: true,
      answers: { firstName: "Anna", motivation: null },
    });
  },
);
