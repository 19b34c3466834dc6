import { expect, test } from "vitest";
import { inDutchOrder } from "./dutch-order";

test("texts are sorted as in a dictionary, regardless of case and accents", () => {
  const words = ["zingen", "Ontmoeting", "Één-op-één", "dansen", "Wandelgroep", "eten", "Alzheimer Café"];
  expect(inDutchOrder(words)).toEqual([
    "Alzheimer Café",
    "dansen",
    "Één-op-één",
    "eten",
    "Ontmoeting",
    "Wandelgroep",
    "zingen",
  ]);
  expect(words[0]).toBe("zingen");
});
