import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import type { SlideIn } from "./model";
import { SlideInCard, visibleSlideIn } from "./slide-in-card";

const full: SlideIn = {
  id: "5f0c3ac4-7d6f",
  title: "Loop je mee met de collecte?",
  mobileTitle: "Loop je mee?",
  html: "<p>Twee uur in je eigen buurt levert veel op.</p>",
  mobileHtml: "<p>Twee uur is genoeg.</p>",
  seconds: 12,
  formId: null,
  image: {
    alt: "Een collectebus",
    title: null,
    url: "/drupal/media/ab/bus.svg",
    width: 640,
    height: 640,
    crops: {},
  },
  button: { url: "/collecte", title: "Lees hoe het gaat", external: false },
};
const bare: SlideIn = { ...full, mobileTitle: null, html: null, mobileHtml: null, image: null, button: null };

const renderCard = (slideIn: SlideIn, form: React.ReactNode = null) =>
  render(<SlideInCard slideIn={slideIn} form={form} />, { shell: { address: "/nieuws/collecte?page=2" } });
const cardDocument = async (slideIn: SlideIn, form?: React.ReactNode) => dom(await renderCard(slideIn, form));

test("wide and narrow windows have their own texts, under one heading", async () => {
  const document = await cardDocument(full);
  const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(document.querySelectorAll("h2")).toHaveLength(1);
  expect(words(".from-desktop")).toEqual([full.title, "Twee uur in je eigen buurt levert veel op."]);
  expect(words(".to-desktop")).toEqual([full.mobileTitle, "Twee uur is genoeg."]);
});

test("a text for every window is rendered once", async () => {
  for (const slideIn of [bare, { ...bare, html: full.html }, { ...bare, mobileHtml: full.html }]) {
    const document = await cardDocument(slideIn);
    expect(document.querySelector(".from-desktop, .to-desktop")).toBeNull();
    expect(document.querySelector("h2")?.textContent).toBe(full.title);
  }
});

test("the card has its button, or the form instead", async () => {
  const button = 'a[href="/collecte"]';
  expect((await cardDocument(full)).querySelector(button)?.textContent).toBe("Lees hoe het gaat");
  const withForm = await cardDocument({ ...full, formId: "tips" }, <p id="formulier">Meld je aan</p>);
  expect(withForm.querySelector("#formulier")).not.toBeNull();
  expect(withForm.querySelector(button)).toBeNull();
});

test("a form closes it and returns to the same page", async () => {
  const document = await cardDocument(full);
  const form = document.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/slide-in");
  expect(form?.method).toBe("post");
  const value = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  expect(value("id")).toBe(full.id);
  expect(value("terug")).toBe("/nieuws/collecte?page=2");
  expect(form?.querySelector("button")?.textContent).toBe("Sluit dit bericht");
});

test("the delay is set by classes", async () => {
  const card = (await cardDocument({ ...full, seconds: 12 })).querySelector("aside");
  expect(card?.className).toBe("slidein rs_skip wait-10 wait-2");
});

test.each([
  ["with everything", full],
  ["with nothing but a title", bare],
])("%s it is valid and accessible, and labelled by its title", async (_, slideIn) => {
  const markup = await renderCard(slideIn);
  expect(await htmlProblems(markup)).toEqual([]);
  expect(await axeViolations(markup)).toEqual([]);
  const card = dom(markup).querySelector("aside");
  expect(card?.getAttribute("aria-labelledby")).toBe(card?.querySelector("h2")?.id);
});

test("error pages and pages with a form have no slide-in", () => {
  expect(visibleSlideIn(full, {})).toBe(full);
  expect(visibleSlideIn(full, { hasForm: true })).toBeNull();
  expect(visibleSlideIn(full, null)).toBeNull();
});
