import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { loader as iconLoader } from "~/routes/shell/brand-icon";
import { loader as manifestLoader } from "~/routes/shell/manifest";
import { loader as securityLoader } from "~/routes/shell/security-txt";
import { brands } from "~/utils/brand";
import { createTestContext } from "../setup/test-context";

type Loader = typeof manifestLoader;

async function sendRequest(
  loader: Loader,
  path: string,
  brand: string,
  environment: Record<string, string> = {},
) {
  const context = await createTestContext({ environment, now: () => new Date("2026-11-20T23:30:00Z") });
  const request = new Request(`http://${brand}.localhost${path}`);
  return loader({ request, params: {}, context: context.loadContext() });
}

test.each(brands)("the manifest of %s has its own name, colours and icons", async (brand) => {
  const response = await sendRequest(manifestLoader, "/manifest.webmanifest", brand);
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ lang: "nl", start_url: "/", short_name: brand });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  for (const { src } of icons) {
    expect(src).toContain(`/brands/${brand}/`);
    expect(existsSync(`public${src}`), src).toBe(true);
  }
  const maskable = icons.filter(({ purpose }) => purpose === "maskable");
  expect(maskable.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
});

test.each(brands)("the default icon addresses redirect to the icons of %s", async (brand) => {
  for (const [path, file] of [
    ["/favicon.ico", "favicon.ico"],
    ["/apple-touch-icon.png", "apple-touch-icon.png"],
  ] as const) {
    const response = await sendRequest(iconLoader, path, brand);
    expect([response.status, response.headers.get("Location")]).toEqual([302, `/brands/${brand}/${file}`]);
  }
});

test("security.txt on each host has a contact and expires within a year", async () => {
  const hosts = { PUBLIC_URL: "https://www.example.nl", BRAND_HOSTS: "samen.example.nl=samen" };
  const response = await sendRequest(securityLoader, "/.well-known/security.txt", "samen", hosts);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(
    [
      "Contact: https://samen.example.nl/responsible-disclosure",
      "Expires: 2027-05-19T00:00:00Z",
      "Preferred-Languages: nl, en",
      "Canonical: https://samen.example.nl/.well-known/security.txt",
      "Policy: https://samen.example.nl/responsible-disclosure",
      "",
    ].join("\n"),
  );
});
