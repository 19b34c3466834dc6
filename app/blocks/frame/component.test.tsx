import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { FrameBlock } from "./component";
import { frame } from "./definition";
import { frameExamples } from "./examples";

const shown = async (json: unknown) => dom(await render(<FrameBlock block={frame.decoder.parse(json)} />));

test("a framed panel shows its title, text, link and a picture that is described", async () => {
  const document = await shown(frameExamples["with everything"]);
  expect(document.querySelector(".panel-frame h2")?.textContent).toBe("Onze hulplijn");
  expect(document.querySelector(".prose")?.textContent).toContain("Bellen is gratis.");
  expect(document.querySelector("a.btn-second")?.getAttribute("href")).toBe("tel:08000000000");
  expect(document.querySelector("img")?.getAttribute("alt")).toBe(
    "Een medewerker van de hulplijn met een koptelefoon",
  );
});

test("a framed panel with nothing but a title has no empty parts", async () => {
  const document = await shown(frameExamples["with nothing but a title"]);
  expect(document.querySelector(".body")?.innerHTML).toBe("<h2>Vrijdag zijn we dicht</h2>");
  expect(document.querySelector(".pic")).toBeNull();
});

test("a framed panel without a title cannot be read", () => {
  const json = { ...frameExamples["with everything"], field_title: value(" ") };
  expect(frame.decoder.safeParse(json).success).toBe(false);
});
