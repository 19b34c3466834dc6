import { expect, test } from "vitest";
import { prefetchRules } from "~/.server/http/prefetch";
import { routeTable } from "../setup/route-table";
import { wholeSite } from "../setup/whole-site";

const patient = 60_000;

test(
  "browsers read what they may fetch ahead from a file of the site itself",
  async () => {
    const { ask } = await wholeSite();
    const page = await ask("/zorgen/partner");
    const address = String(page.headers["speculation-rules"]).replaceAll('"', "");
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/speculationrules+json");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(JSON.parse(body)).toEqual(prefetchRules(routeTable));
  },
  patient,
);

test.each(["/zoeken?zoekterm=dementie", "/bestaat-niet"])(
  "%s that is fetched ahead counts as nobody's",
  async (path) => {
    const { ask, app } = await wholeSite();
    const counted: string[] = [];
    app.counters.count = (name) => counted.push(name);
    await ask(path, { headers: { "Sec-Purpose": "prefetch" } });
    expect(counted).toEqual([]);
    await ask(path);
    expect(counted.length).toBeGreaterThan(0);
  },
  patient,
);

test(
  "a choice that is kept ends what was fetched before it",
  async () => {
    const { ask } = await wholeSite();
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "16" };
    const kept = await ask("/weergave", { method: "POST", headers, body: "actie=wissen&a=b" });
    expect(kept.headers["clear-site-data"]).toBe('"prefetchCache"');
  },
  patient,
);
