import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { BusinessPartnerPage } from "./component";
import { businessPartnerExamples } from "./examples";

const renderPage = async (json: unknown) =>
  dom(await render(<BusinessPartnerPage page={pageOf("business_partner", json)} preview={false} />));

test("the kind of partnership is above the title", async () => {
  const document = await renderPage(businessPartnerExamples["with everything"]);
  const title = document.querySelector("h1");
  expect(title?.textContent).toBe("Bakkerij Van Rooijen");
  expect(title?.previousElementSibling?.textContent).toBe("Bedrijfsvriend");
});

test("without a kind there is no element above the title", async () => {
  const document = await renderPage(businessPartnerExamples["with nothing but a title"]);
  expect(document.querySelector("h1")?.previousElementSibling).toBeNull();
});
