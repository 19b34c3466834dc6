import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { BusinessPartnerPage } from "./component";
import { businessPartnerExamples } from "./examples";

const renderPage = async (json: unknown) =>
  dom(await render(<BusinessPartnerPage page={pageOf("business_partner", json)} preview={false} />));

test("a partner shows what kind of partner it is above its name", async () => {
  const document = await renderPage(businessPartnerExamples["with everything"]);
  expect(document.querySelector(".page-head .meta + h1")?.textContent).toBe("Bakkerij Van Rooijen");
  expect(document.querySelector(".page-head .meta .tag")?.textContent).toBe("Bedrijfsvriend");
});

test("a partner of no kind has no empty line above its name", async () => {
  const document = await renderPage(businessPartnerExamples["with nothing but a title"]);
  expect(document.querySelector(".page-head .meta, .page-head .tag")).toBeNull();
});
