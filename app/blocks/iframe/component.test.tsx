import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { fullConsent } from "~/utils/visitor-choices";
import { dom, render } from "../../../tests/setup/render";
import { IframeBlock } from "./component";
import { iframe } from "./definition";
import { iframeExamples } from "./examples";

const allowed = { consent: fullConsent };
const shown = async (json: unknown, shell = {}) =>
  dom(await render(<IframeBlock block={iframe.decoder.parse(json)} />, { shell }));
const frameOf = async (json: unknown, shell = {}) => (await shown(json, shell)).querySelector("iframe");

test("without consent nothing is framed: it says whose it is, why, and where to find it", async () => {
  const document = await shown(iframeExamples["with everything"]);
  expect(document.querySelector("iframe, script, img")).toBeNull();
  expect(document.body.textContent).toContain("Muziek uit de jaren zestig");
  expect(document.body.textContent).toContain("Spotify ziet waar je naar luistert.");
  const link = document.querySelector("a");
  expect(link?.textContent).toBe("Luister op Spotify");
  expect(link?.getAttribute("href")).toBe("https://open.spotify.com/playlist/37i9dQZF1DXaKIA8E7WcJj");
});

test("without words of the editor the reason is our own, and consent is asked for", async () => {
  const document = await shown(iframeExamples["with nothing but its source"]);
  expect(document.querySelector(".meta")?.textContent).toBe(
    "Riddle kan cookies plaatsen en zien wat je bekijkt. Daarom vragen we het je eerst.",
  );
  expect(document.querySelector("a")?.textContent).toBe("Bekijk op Riddle");
});

/** What a form on the page would send with one of its buttons. */
function sentBy(document: Document, words: RegExp): Record<string, string[]> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => words.test(textContent));
  const form = button?.closest("form");
  if (!button || !form) throw new Error(`No form has a button '${words}'`);
  expect([form.getAttribute("action"), form.method]).toEqual(["/cookies", "post"]);
  const sent: Record<string, string[]> = { [button.name]: [button.value] };
  for (const { name, value } of form.querySelectorAll("input")) sent[name] = [...(sent[name] ?? []), value];
  return sent;
}

const riddleId = "embed-www-riddle-com-embed-a-aBc123-lazyImages-false";

test("it can be shown here alone, without a script, beside what is shown here already", async () => {
  const shell = { address: "/zorgen?page=2", allowedEmbeds: ["embed-film"] };
  const document = await shown(iframeExamples["with nothing but its source"], shell);
  expect(sentBy(document, /^Alleen deze tonen: Riddle$/)).toEqual({
    keuze: ["deze"],
    deze: ["embed-film", riddleId],
    terug: ["/zorgen?page=2"],
    anker: [`${riddleId}-41`],
  });
  expect(document.getElementById(`${riddleId}-41`)?.querySelector("form")).not.toBeNull();
});

test("or marketing cookies are allowed, with the words of the editor, and what that means", async () => {
  const document = await shown(iframeExamples["with everything"]);
  expect(sentBy(document, /^Laat de muziek zien$/)).toMatchObject({
    keuze: ["marketing"],
    terug: ["/zorgen/partner"],
  });
  expect(document.body.textContent).toContain(
    "Met ‘Laat de muziek zien’ sta je marketingcookies toe op de hele website.",
  );
  const plain = await shown(iframeExamples["with nothing but its source"]);
  expect(sentBy(plain, /^Altijd laten zien$/)).toMatchObject({ keuze: ["marketing"] });
});

test("what is allowed on this page alone stands at the same place, and nothing else does", async () => {
  const shell = { allowedEmbeds: [riddleId] };
  const document = await shown(iframeExamples["with nothing but its source"], shell);
  expect(document.querySelector(`#${riddleId}-41 > iframe`)).not.toBeNull();
  expect(document.querySelector("form")).toBeNull();
  expect(await frameOf(iframeExamples["with everything"], shell)).toBeNull();
});

test("where a provider asks for consent, allowing leads to its choice", async () => {
  const shell = { consentProvider: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
  const document = await shown(iframeExamples["with everything"], shell);
  expect([...document.querySelectorAll("button")].map(({ value }) => value)).toEqual(["deze"]);
  const link = document.querySelector("a[data-renew-consent]");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Laat de muziek zien", "/cookies#keuzes"]);
});

test("with consent it is framed, with a name and on a short lead", async () => {
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
  "what is shown %s is %s px high; it may say another height: %s",
  async (name, height, follows) => {
    const frame = await frameOf(iframeExamples[name]);
    expect(frame?.getAttribute("height")).toBe(height);
    expect(frame?.hasAttribute("data-embed-height")).toBe(follows);
  },
);

test("Spotify is 200 px high, whatever the editor says", async () => {
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

test("a quiz may send its answers, a player may not send forms", async () => {
  const sandbox = async (name: keyof typeof iframeExamples) =>
    (await frameOf(iframeExamples[name]))?.getAttribute("sandbox");
  expect(await sandbox("without consent, of Riddle")).toContain("allow-forms");
  expect(await sandbox("without consent, of Spotify")).not.toContain("allow-forms");
});

test("without a title the frame is called by its service", async () => {
  expect((await frameOf(iframeExamples["with nothing but its source"], allowed))?.title).toBe("Riddle");
});

test("a host that is not configured stays a link, with consent too", async () => {
  const json = iframeExamples["with a long title, from a host that is not configured"];
  const document = await shown(json, allowed);
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.querySelector("a")?.textContent).toBe(
    "Bekijk op een-heel-lange-naam-van-een-website.voorbeeld.example.nl",
  );
  const embedHosts = ["een-heel-lange-naam-van-een-website.voorbeeld.example.nl"];
  expect(await frameOf(json, { ...allowed, embedHosts })).not.toBeNull();
});

test.each(["http://www.riddle.com/a", "/quiz", "javascript:alert(1)"])(
  "'%s' makes the block broken",
  (src) => {
    const decoded = iframe.decoder.safeParse(paragraph("iframe", { field_src: value(src) }));
    expect(decoded.error?.issues[0]?.message).toBe("is not an https address");
  },
);

test("a wide one takes the whole column", async () => {
  expect((await shown(iframeExamples["with everything"])).querySelector(".embed-full")).not.toBeNull();
  expect((await shown(iframeExamples["without consent, of Riddle"])).querySelector(".embed-full")).toBeNull();
});
