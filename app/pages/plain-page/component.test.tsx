import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { PlainPage } from "./component";
import { overDeRegioExamples, quizExamples } from "./examples";

test("a page about a region has its region and the editor's call to action", async () => {
  const page = pageOf("over_de_regio", overDeRegioExamples["with everything"]);
  const document = dom(await render(<PlainPage page={page} preview={false} />));
  expect(page.region).toEqual({ id: 12, title: "Rivierenland", url: "/regios/rivierenland" });
  expect(document.querySelector("aside h2")?.textContent).toBe("Is het dementie?");
});

test("the questions of a quiz are closed, and a quiz has no share links", async () => {
  const page = pageOf("quiz", quizExamples["with everything"]);
  const document = dom(await render(<PlainPage page={page} preview={false} />));
  expect(document.querySelectorAll("article details")).toHaveLength(3);
  expect(document.querySelector("article details[open], details[data-menu]")).toBeNull();
});

test("a full-width quiz has no side column", async () => {
  const page = pageOf("quiz", quizExamples["over the full width"]);
  expect(dom(await render(<PlainPage page={page} preview={false} />)).querySelector("aside")).toBeNull();
});
