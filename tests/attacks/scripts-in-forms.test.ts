import { expect, test } from "vitest";
import { attacks, findInjectedCode, mark } from "../setup/injected-code";
import { parseHtml } from "../setup/parse-html";
import { wholeSite } from "../setup/whole-site";

const formPages = [
  "/nieuwsbrief",
  "/regios/rivierenland/nieuwsbrief",
  "/vrijwilligerswerk/medewerker-hulplijn/solliciteren",
  "/geheugentest/zelf",
  "/geheugentest",
  "/weergave",
  "/cookies",
  "/nuttig?pad=/zorgen/partner&antwoord=nee",
  "/zorgen/partner",
];

interface Form {
  action: string;
  multipart: boolean;
  names: string[];
}

/** The POST forms of a page, with the names of their fields and buttons. */
function formsOf(html: string, page: string): Form[] {
  return [...parseHtml(html).querySelectorAll("form[method=post]")].map((form) => ({
    action: form.getAttribute("action") || page,
    multipart: form.getAttribute("enctype") === "multipart/form-data",
    names: [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name") ?? ""),
  }));
}

function encoded({ multipart }: Form, fields: [string, string][]) {
  if (!multipart)
    return { type: "application/x-www-form-urlencoded", body: new URLSearchParams(fields).toString() };
  const parts = fields.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: "multipart/form-data; boundary=x", body: `${parts.join("")}--x--\r\n` };
}

/** Posts every form of every page with the attack in each field, and checks the responses. */
async function attackAll(attack: string, environment: Record<string, string>) {
  const { sendRequest, logged } = await wholeSite({ environment });
  const requests: { page: string; status: number | undefined }[] = [];
  for (const page of formPages) {
    const shown = await sendRequest(page);
    const forms = formsOf(shown.body, page);
    expect(forms.length, page).toBeGreaterThan(0);
    for (const form of forms) {
      // The honeypot stays empty, so that the form is processed.
      const names = [...new Set([...form.names, "terug", "anker", "__proto__", "constructor"])];
      const { type, body } = encoded(
        form,
        names.filter((name) => name !== "honeypot").map((name) => [name, attack]),
      );
      const headers = { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) };
      const response = await sendRequest(form.action, { method: "POST", headers, body });
      const where = `${page} ${form.action}`;
      expect(findInjectedCode(response.body), where).toEqual([]);
      expect(response.headers.location ?? "/", where).toMatch(/^\/(?![/\\])[^\r\n]*$/);
      expect(JSON.stringify(response.headers["set-cookie"] ?? ""), where).not.toContain(mark);
      expect(response.headers["cache-control"] ?? "no-store", where).toMatch(/no-store|no-cache/);
      requests.push({ page: where, status: response.status });
    }
  }
  expect(JSON.stringify(logged)).not.toContain(mark);
  return requests;
}

test.each(attacks)("%j in every field of every form comes back as text", async (attack) => {
  const requests = await attackAll(attack, {});
  expect(requests.filter(({ status = 0 }) => status >= 500)).toEqual([]);
});

test.each(attacks.slice(0, 3))("%j in a form that was sent too often comes back as text", async (attack) => {
  const requests = await attackAll(attack, { FORM_POSTS_PER_MINUTE: "1" });
  expect(requests.filter(({ status }) => status === 429).length).toBeGreaterThan(formPages.length / 2);
});
