import { expect, test } from "vitest";
import { visitedPages } from "../attacks/visited-pages";
import { applicationPaths } from "../setup/application-site";
import { dom } from "../setup/render";
import { wholeSite } from "../setup/whole-site";

const pages = [
  ...visitedPages,
  ...Object.values(applicationPaths),
  ...[
    "/geheugentest/zelf/stap2",
    "/geheugentest/zelf/stap3",
    "/geheugentest/ander",
    "/geheugentest/ander/stap1",
  ],
  ...["/nuttig?pad=/zorgen/partner&antwoord=nee", "/zoeken?zoekterm=hulp", "/collecte"],
];

/** Groups of radio buttons, of which a text browser checks the first where it would be sent as an answer. */
function groupsAnsweredUnasked(html: string): string[] {
  const groups = new Map<string, HTMLInputElement[]>();
  for (const radio of dom(html).querySelectorAll<HTMLInputElement>("input[type=radio]"))
    groups.set(radio.name, [...(groups.get(radio.name) ?? []), radio]);
  return [...groups].flatMap(([name, radios]) => {
    const isAsked = radios.some((radio) => radio.hasAttribute("checked")) || radios[0]?.disabled;
    return isAsked ? [] : [name];
  });
}

test.each([...new Set(pages)])("no question of %s is answered by a text browser", async (path) => {
  const { sendRequest } = await wholeSite();
  expect(groupsAnsweredUnasked((await sendRequest(path)).body)).toEqual([]);
});

test("a group without a default is detected", () => {
  const radio = (attributes: string) => `<input type="radio" name="a" ${attributes}>`;
  expect(groupsAnsweredUnasked(radio('value="1"') + radio('value="2"'))).toEqual(["a"]);
  expect(groupsAnsweredUnasked(radio("") + radio("disabled"))).toEqual(["a"]);
  expect(groupsAnsweredUnasked(radio("disabled") + radio('value="1"'))).toEqual([]);
  expect(groupsAnsweredUnasked(radio('value="1"') + radio("checked"))).toEqual([]);
});

test("'Zeg ik liever niet' is the first and default choice of an application, and is sent as nothing", async () => {
  const { sendRequest } = await wholeSite();
  const document = dom((await sendRequest(applicationPaths.landelijk)).body);
  const choices = [...document.querySelectorAll<HTMLInputElement>("input[name=gender]")];
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ["", true],
    ["male", false],
    ["female", false],
    ["unknown", false],
  ]);
  expect(choices[0]?.labels?.[0]?.textContent).toBe("Zeg ik liever niet");
});
