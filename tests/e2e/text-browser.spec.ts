import { mkdir } from "node:fs/promises";
import { addresses } from "../setup/addresses";
import { LynxKeys, readWithLynx, visitWithLynx } from "../setup/lynx";
import { expect, test } from "./fixtures";

const start = `${addresses.site}/geheugentest`;
const questionsOfAStep = 8;
const slechter = 4;

test("the whole memory test can be taken in a text browser", async () => {
  const folder = test.info().outputPath();
  await mkdir(folder, { recursive: true });
  const step = await readWithLynx(`${start}/ander`, folder);
  // Such a browser shows what is hidden.
  expect(step).not.toContain("geen verbinding");
  const first = numberOf(step, /\[(\d+)\]\(.\) Veel beter/);
  // Five options a question; on the last step four ages follow. Then the buttons back and on.
  const ages = first + questionsOfAStep * 5;

  const keys = new LynxKeys();
  keys.activate(numberOf(await readWithLynx(start, folder), /\[(\d+)\]Start de test voor een ander/));
  const answerAll = () => {
    for (let question = 0; question < questionsOfAStep; question += 1) {
      keys.activate(first + question * 5 + slechter - 1);
    }
  };
  answerAll();
  keys.activate(ages + 1);
  answerAll();
  keys.activate(ages + 2).activate(ages + 5);

  const result = await visitWithLynx(start, folder, keys);
  expect(result).toContain("Je score: 64 punten");
  expect(result).toContain("Leeftijd: 75 of ouder");
  expect(result).toContain("Deze uitslag is geen diagnose.");
});

function numberOf(page: string, link: RegExp): number {
  const number = Number(link.exec(page)?.[1]);
  expect(number, `${link} on\n${page}`).toBeGreaterThan(0);
  return number;
}
