import { expect, test } from "vitest";
import { dom, render } from "../../tests/setup/render";
import { ProviderScripts } from "./provider-scripts";
import type { Shell } from "./shell";

const scripts = async (shell: Partial<Shell>) => [
  ...dom(await render(<ProviderScripts />, { shell })).querySelectorAll("script"),
];

test("without configuration or consent there is no third-party script", async () => {
  expect(await scripts({})).toEqual([]);
});

test("the script of the consent provider is there once, with the configured id and in Dutch", async () => {
  const [script, ...others] = await scripts({ consentProvider: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" });
  expect(others).toEqual([]);
  expect(script?.src).toBe("https://consent.cookiebot.com/uc.js");
  expect(script?.dataset).toMatchObject({ cbid: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f", culture: "nl" });
});

test("a private page has no third-party script", async () => {
  const shell = { consentProvider: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f", tracked: false };
  expect(await scripts(shell)).toEqual([]);
});

test("the script of the tag manager is there where the page may load it", async () => {
  const [script, ...others] = await scripts({ tagManager: "GTM-ABC1234" });
  expect(others).toEqual([]);
  expect(script?.src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234");
});
