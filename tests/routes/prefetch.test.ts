import { expect, test } from "vitest";
import { prefetchRules } from "~/.server/http/prefetch";
import { routeTable } from "../setup/route-table";
import { wholeSite } from "../setup/whole-site";

test("the Speculation-Rules header refers to a file with the prefetch rules", async () => {
  const { sendRequest } = await wholeSite();
  const page = await sendRequest("/zorgen/partner");
  const address = String(page.headers["speculation-rules"]).replaceAll('"', "");
  const { status, headers, body } = await sendRequest(address);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/speculationrules+json");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(JSON.parse(body)).toEqual(prefetchRules(routeTable));
});

test.each(["/zoeken?zoekterm=dementie", "/bestaat-niet"])("a prefetch of %s is not counted", async (path) => {
  const { sendRequest, app } = await wholeSite();
  const counted: string[] = [];
  app.counters.count = (name) => counted.push(name);
  await sendRequest(path, { headers: { "Sec-Purpose": "prefetch" } });
  expect(counted).toEqual([]);
  await sendRequest(path);
  expect(counted.length).toBeGreaterThan(0);
});

test("a post of the preferences clears the prefetch cache of the browser", async () => {
  const { sendRequest } = await wholeSite();
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "16" };
  const response = await sendRequest("/weergave", { method: "POST", headers, body: "actie=wissen&a=b" });
  expect(response.headers["clear-site-data"]).toBe('"prefetchCache"');
});
