import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { FrameBlock } from "./component";
import { frame } from "./definition";
import { frameExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<FrameBlock block={frame.decoder.parse(json)} />));

test("a framed panel has a title, text, link and a picture with alternative text", async () => {
  const document = await renderBlock(frameExamples["with everything"]);
  expect(document.querySelector("h2")?.textContent).toBe("Onze hulplijn");
  expect(document.querySelector("h2 + div")?.textContent).toContain("Bellen is gratis.");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("tel:08000000000");
  expect(document.querySelector("img")?.getAttribute("alt")).toBe(
    "Een medewerker van de hulplijn met een koptelefoon",
  );
});

test("a framed panel with nothing but a title has no empty elements", async () => {
  const document = await renderBlock(frameExamples["with nothing but a title"]);
  expect(document.querySelector("h2")?.parentElement?.innerHTML).toBe("<h2>Vrijdag zijn we dicht</h2>");
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelectorAll("div:empty")).toHaveLength(0);
});

test("a framed panel without a title cannot be decoded", () => {
  const json = { ...frameExamples["with everything"], field_title: value(" ") };
  expect(frame.decoder.safeParse(json).success).toBe(false);
});
