import { expect, test } from "vitest";
import { prefetchRules } from "~/.server/http/prefetch";
import { routeTable } from "../setup/route-table";
import { wholeSite } from "../setup/whole-site";

const longTimeouts = 60_000;

test(
  "browsers read what they may fetch ahead from a file of the site itself",
  async () => {
    const { sendRequest } = await wholeSite();
    const page = await sendRequest("/zorgen/partner");
    const address = String(page.headers["speculation-rules"]).replaceAll('"', "");
    const { status, headers, body } = await sendRequest(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/speculationrules+json");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(JSON.parse(body)).toEqual(prefetchRules(routeTable));
  },
  longTimeouts,
);

test.each(["/zoeken?zoekterm=dementie", "/bestaat-niet"])(
  "%s that is fetched ahead counts as nobody's",
  async (path) => {
    const { sendRequest, app } = await wholeSite();
    const counted: string[] = [];
    app.counters.count = (name) => counted.push(name);
    await sendRequest(path, { headers: { "Sec-Purpose": "prefetch" } });
    expect(counted).toEqual([]);
    await sendRequest(path);
    expect(counted.length).toBeGreaterThan(0);
  },
  longTimeouts,
);

test(
  "a choice that is kept ends what was fetched before it",
  async () => {
    const { sendRequest } = await wholeSite();
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "16" };
    const kept = await sendRequest("/weergave", { method: "POST", headers, body: "actie=wissen&a=b" });
    expect(kept.headers["clear-site-data"]).toBe('"prefetchCache"');
  },
  longTimeouts,
);
