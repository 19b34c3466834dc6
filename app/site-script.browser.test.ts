import { expect, test } from "vitest";
import { find } from "../tests/setup/find";
import { enhance } from "./site-script";

test("a page with nothing to enhance stays as it was", () => {
  const html = "<h1>Zorgen</h1><p>Tekst</p>";
  document.body.innerHTML = html;
  enhance(document);
  expect(document.body.innerHTML).toBe(html);
});

test("everything on a page works together", async () => {
  document.body.innerHTML = `
    <details id="menu" data-menu open><summary>Menu</summary></details>
    <div id="fouten" tabindex="-1" data-focus>Er gaat iets mis</div>
    <form data-busy="Bezig…">
      <input name="email" data-strip-spaces><input type="hidden" name="rendered" value="oud" data-rendered>
      <button type="submit">Stuur</button>
    </form>`;
  enhance(document);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.id).toBe("fouten");
  expect(find("#menu", HTMLDetailsElement).open).toBe(false);
  expect(Date.parse(find("[name=rendered]", HTMLInputElement).value)).not.toBeNaN();
  find("form", HTMLFormElement).dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(find("button", HTMLButtonElement).textContent).toBe("Bezig…");
});
