import { expect, test } from "vitest";
import { linkChecker } from "./links";

const problemOf = (link: string) => {
  const problems: string[] = [];
  linkChecker(["/contact", "/regios/tiel"])(link, (problem) => problems.push(problem));
  return problems.join();
};

test.each([
  ...["/contact?a=1#b", "/zoeken", "/mijn", "/wachtwoord/vergeten", "/geheugentest/zelf", "/nieuws.atom"],
  ...["/doneren/gegevens?bedrag=25", "/regios/tiel/nieuwsbrief", "/ervaringen-delen/forum/mantelzorgers"],
  ...["/ervaringen-delen/forum/gesprek/12/slapen", "/ervaringen-delen/blogs/Wilgentak58", "#kosten"],
  ...["https://www.example.nl", "tel:08000000000", "mailto:a@voorbeeld.nl"],
])("a link to %s may stand in a page", (link) => expect(problemOf(link)).toBe(""));

test.each([
  "/weg",
  "/regios/atlantis/nieuwsbrief",
  "/doneren/betalen",
  "/beheer",
  "http://www.example.nl",
  "a",
])("a link to %s is a problem", (link) => expect(problemOf(link)).toMatch(/does not exist|has to start/));
