import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { fullConsent } from "~/utils/visitor-choices";
import { dom, render } from "../../../tests/setup/render";
import { IframeBlock } from "./component";
import { iframe } from "./definition";
import { iframeExamples } from "./examples";

const allowed = { consent: fullConsent };
const renderBlock = async (json: unknown, shell = {}) =>
  dom(await render(<IframeBlock block={iframe.decoder.parse(json)} />, { shell }));
const frameOf = async (json: unknown, shell = {}) => (await renderBlock(json, shell)).querySelector("iframe");

test("without consent a placeholder has the title, the reason and a link to the source", async () => {
  const document = await renderBlock(iframeExamples["with everything"]);
  expect(document.querySelector("iframe, script, img")).toBeNull();
  expect(document.body.textContent).toContain("Muziek uit de jaren zestig");
  expect(document.body.textContent).toContain("Spotify ziet waar je naar luistert.");
  const link = document.querySelector("a");
  expect(link?.textContent).toBe("Luister op Spotify");
  expect(link?.getAttribute("href")).toBe("https://open.spotify.com/playlist/37i9dQZF1DXaKIA8E7WcJj");
});

test("without a text from the editor the placeholder has a default reason", async () => {
  const document = await renderBlock(iframeExamples["with nothing but its source"]);
  expect(document.body.textContent).toContain(
    "Riddle kan cookies plaatsen en zien wat je bekijkt. Daarom vragen we het je eerst.",
  );
  expect(document.querySelector("a")?.textContent).toBe("Bekijk op Riddle");
});

/** The fields submitted by the button with the given text. */
function submittedFields(document: Document, text: RegExp): Record<string, string[]> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => text.test(textContent));
  const form = button?.closest("form");
  if (!button || !form) throw new Error(`No form has a button '${text}'`);
  expect([form.getAttribute("action"), form.method]).toEqual(["/cookies", "post"]);
  const fields: Record<string, string[]> = { [button.name]: [button.value] };
  for (const { name, value } of form.querySelectorAll("input"))
    fields[name] = [...(fields[name] ?? []), value];
  return fields;
}

const riddleId = "embed-www-riddle-com-embed-a-aBc123-lazyImages-false";

test("a visitor can allow one embed without a script and keeps those already allowed", async () => {
  const shell = { address: "/zorgen?page=2", allowedEmbeds: ["embed-film"] };
  const document = await renderBlock(iframeExamples["with nothing but its source"], shell);
  expect(submittedFields(document, /^Alleen deze tonen: Riddle$/)).toEqual({
    keuze: ["deze"],
    deze: ["embed-film", riddleId],
    terug: ["/zorgen?page=2"],
    anker: [`${riddleId}-41`],
  });
  expect(document.getElementById(`${riddleId}-41`)?.querySelector("form")).not.toBeNull();
});

test("a visitor can allow marketing cookies; the button has the editor's text", async () => {
  const document = await renderBlock(iframeExamples["with everything"]);
  expect(submittedFields(document, /^Laat de muziek zien$/)).toMatchObject({
    keuze: ["marketing"],
    terug: ["/zorgen/partner"],
  });
  expect(document.body.textContent).toContain(
    "Met ‘Laat de muziek zien’ sta je marketingcookies toe op de hele website.",
  );
  const plain = await renderBlock(iframeExamples["with nothing but its source"]);
  expect(submittedFields(plain, /^Altijd laten zien$/)).toMatchObject({ keuze: ["marketing"] });
});

test("an allowed embed is framed at its anchor; others are not", async () => {
  const shell = { allowedEmbeds: [riddleId] };
  const document = await renderBlock(iframeExamples["with nothing but its source"], shell);
  expect(document.querySelector(`#${riddleId}-41 > iframe`)).not.toBeNull();
  expect(document.querySelector("form")).toBeNull();
  expect(await frameOf(iframeExamples["with everything"], shell)).toBeNull();
});

test("with an external consent provider the button is a link to its dialog", async () => {
  const shell = { consentProvider: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
  const document = await renderBlock(iframeExamples["with everything"], shell);
  expect([...document.querySelectorAll("button")].map(({ value }) => value)).toEqual(["deze"]);
  const link = document.querySelector("a[data-renew-consent]");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Laat de muziek zien", "/cookies#keuzes"]);
});

test("with consent the frame has a title and restricted permissions", async () => {
  const frame = await frameOf(iframeExamples["with everything"], allowed);
  expect(frame?.getAttribute("src")).toBe("https://open.spotify.com/embed/playlist/37i9dQZF1DXaKIA8E7WcJj");
  expect(frame?.title).toBe("Muziek uit de jaren zestig");
  expect(frame?.getAttribute("loading")).toBe("lazy");
  expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin");
  expect(frame?.getAttribute("sandbox")).toBe(
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  expect(frame?.getAttribute("allow")).toBe("encrypted-media");
  expect(frame?.hasAttribute("style")).toBe(false);
});

test.each([
  ["without consent, of Spotify", "200", false],
  ["without consent, of Riddle", "700", true],
  ["without consent, of Interacty", "500", true],
  ["without consent, of another service", "500", true],
] as const)(
  "the embed %s is %s px high; the embedded page may change it: %s",
  async (name, height, isAdjustable) => {
    const frame = await frameOf(iframeExamples[name]);
    expect(frame?.getAttribute("height")).toBe(height);
    expect(frame?.hasAttribute("data-embed-height")).toBe(isAdjustable);
  },
);

test("Spotify is 200 px high, also if the editor chose another height", async () => {
  const frame = await frameOf(iframeExamples["with everything"], allowed);
  expect(frame?.getAttribute("height")).toBe("200");
});

test.each([
  [20, "50"],
  [9000, "5000"],
  ["640", "640"],
  ["hoog", "500"],
])("a height of %j becomes %s px", async (height, expected) => {
  const json = { ...iframeExamples["without consent, of Riddle"], field_height: value(height) };
  expect((await frameOf(json))?.getAttribute("height")).toBe(expected);
});

test("a quiz may submit forms, a player may not", async () => {
  const sandbox = async (name: keyof typeof iframeExamples) =>
    (await frameOf(iframeExamples[name]))?.getAttribute("sandbox");
  expect(await sandbox("without consent, of Riddle")).toContain("allow-forms");
  expect(await sandbox("without consent, of Spotify")).not.toContain("allow-forms");
});

test("without a title the frame has the name of its service", async () => {
  expect((await frameOf(iframeExamples["with nothing but its source"], allowed))?.title).toBe("Riddle");
});

test("a host that is not configured is only a link, also with consent", async () => {
  const json = iframeExamples["with a long title, from a host that is not configured"];
  const document = await renderBlock(json, allowed);
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.querySelector("a")?.textContent).toBe(
    "Bekijk op een-heel-lange-naam-van-een-website.voorbeeld.example.nl",
  );
  const embedHosts = ["een-heel-lange-naam-van-een-website.voorbeeld.example.nl"];
  expect(await frameOf(json, { ...allowed, embedHosts })).not.toBeNull();
});

test.each(["http://www.riddle.com/a", "/quiz", "javascript:alert(1)"])(
  "a block with the address '%s' cannot be decoded",
  (src) => {
    const decoded = iframe.decoder.safeParse(paragraph("iframe", { field_src: value(src) }));
    expect(decoded.error?.issues[0]?.message).toBe("is not an https address");
  },
);

test("a wide embed takes the full width", async () => {
  const classOf = async (json: unknown) => (await renderBlock(json)).querySelector("[id^=embed-]")?.className;
  expect(await classOf(iframeExamples["with everything"])).toBe("embed embed-full");
  expect(await classOf(iframeExamples["without consent, of Riddle"])).toBe("embed");
});
