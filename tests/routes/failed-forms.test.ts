import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { parseHtml } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";
import { wholeSite } from "../setup/whole-site";

const page = "/vrijwilligerswerk/medewerker-hulplijn";
const form = `${page}/solliciteren`;
const motivation = "Ik luister <graag> & goed.\r\nAltijd.";
const validFields = { firstName: "Anna", email: "anna@voorbeeld.nl", motivation, render: "r1", step: "send" };

/** A site on which the calls for `path` respond with `status`; other calls succeed. */
async function siteWithFailing(path: string, status: number, now?: () => Date) {
  const backend = await siteBackend();
  const cms: Fetch = async (request) =>
    decodeURIComponent(request.url).includes(path) ? new Response("{}", { status }) : backend(request);
  const { sendRequest, logged } = await wholeSite({ cms, productApi: cms, ...(now && { now }) });
  const post = async (address: string, body: FormData | URLSearchParams) => {
    const encoded = new Response(body);
    const headers = { "Content-Type": encoded.headers.get("Content-Type") ?? "" };
    const response = await sendRequest(address, { method: "POST", headers, body: await encoded.text() });
    return { ...response, page: parseHtml(response.body) };
  };
  const handled = () => logged.filter(({ message }) => message === "a form could not be handled");
  return { post, handled, logged };
}

function multipart(fields: Record<string, string>, file?: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("cv", file);
  return body;
}

const visibleAnswers = (document: Document) =>
  [...document.querySelectorAll("main #ingevuld ~ dl dd")].map(({ textContent }) => textContent);

test("an application during a CMS outage shows the answers with a form to send them again", async () => {
  const { post, handled, logged } = await siteWithFailing(page, 503);
  const response = await post(form, multipart(validFields, new File(["%PDF"], "cv.pdf")));
  expect(response.status).toBe(503);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.page.querySelector("h1")?.textContent).toBe("De website heeft een storing");
  expect(visibleAnswers(response.page)).toEqual([
    "Anna",
    "anna@voorbeeld.nl",
    motivation.replaceAll("\r", ""),
  ]);
  const again = response.page.querySelector<HTMLFormElement>(`main form[method=post]`);
  expect(again?.getAttribute("action")).toBe(form);
  expect(again?.getAttribute("enctype")).toBe("multipart/form-data");
  const hidden = [...(again?.querySelectorAll("input") ?? [])].map(({ name }) => name);
  expect(hidden).toEqual(Object.keys(validFields));
  expect(response.page.body.textContent).toContain("Alleen je bestand moet je straks opnieuw kiezen");
  expect(handled()).toMatchObject([{ level: "warn", fields: { path: form, status: 503 } }]);
  expect(JSON.stringify(logged)).not.toMatch(/Anna|voorbeeld\.nl|luister/);
  const main = response.page.querySelector("main")?.innerHTML ?? "";
  expect(await htmlProblems(main)).toEqual([]);
  expect(await axeViolations(main)).toEqual([]);
});

test("an application for a withdrawn vacancy is a 404 that shows the answers", async () => {
  const { post, handled } = await siteWithFailing(page, 404);
  const response = await post(form, multipart(validFields));
  expect(response.status).toBe(404);
  expect(response.page.querySelector("h1")?.textContent).toBe("Er is intussen iets veranderd");
  expect(visibleAnswers(response.page)).toEqual([
    "Anna",
    "anna@voorbeeld.nl",
    motivation.replaceAll("\r", ""),
  ]);
  expect(response.page.querySelector("main form[method=post]")).toBeNull();
  expect(handled()).toMatchObject([{ fields: { path: form, status: 404 } }]);
});

test("an application for a closed vacancy is a 410 that shows the answers", async () => {
  const { post, handled } = await siteWithFailing("nergens", 404, () => new Date("2027-07-02T08:00:00Z"));
  const response = await post(form, multipart(validFields));
  expect(response.status).toBe(410);
  expect(visibleAnswers(response.page)).toEqual([
    "Anna",
    "anna@voorbeeld.nl",
    motivation.replaceAll("\r", ""),
  ]);
  expect(handled()).toMatchObject([{ fields: { path: form, status: 410 } }]);
});

test("a sign-up for the newsletter of an unknown region is a 404 that shows the typed address", async () => {
  const { post, handled } = await siteWithFailing("nergens", 404);
  const response = await post(
    "/regios/bestaat-niet/nieuwsbrief",
    new URLSearchParams({ email: "anna@voorbeeld.nl" }),
  );
  expect(response.status).toBe(404);
  expect(visibleAnswers(response.page)).toEqual(["anna@voorbeeld.nl"]);
  expect(handled()).toHaveLength(1);
});

test("the log of a form that fails has no name of a member", async () => {
  const { sendRequest, logged } = await wholeSite();
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Cookie: "sessie=x" };
  const request = { method: "POST", headers, body: "act=follow" };
  const { status } = await sendRequest("/ervaringen-delen/blogs/wilgentak", request);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(logged.filter(({ message }) => message === "a form could not be handled")).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("wilgentak");
});
