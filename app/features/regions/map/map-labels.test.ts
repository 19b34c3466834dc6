import { expect, test } from "vitest";
import { placeLabels } from "./map-labels";

const paper = { width: 400, height: 320, letters: 20, mark: 8, taken: [] };
const tiel = { text: "Tiel", x: 200, y: 160 };
const anchors = (labels: { text: string; anchor: string }[]) =>
  labels.map(({ text, anchor }) => [text, anchor]);

test("a label is to the right of its mark", () => {
  const [label] = placeLabels([tiel], [tiel], paper);
  expect(label).toEqual({ text: "Tiel", x: 214, y: 167, anchor: "start" });
});

test("at the right edge a label is to the left of its mark", () => {
  const edge = { ...tiel, x: 390 };
  expect(anchors(placeLabels([edge], [edge], paper))).toEqual([["Tiel", "end"]]);
});

test("between two other marks a label is above its mark", () => {
  const others = [tiel, { x: 225, y: 160 }, { x: 175, y: 160 }];
  expect(anchors(placeLabels([tiel], others, paper))).toEqual([["Tiel", "middle"]]);
});

test("a label that would cover another label or a taken area is left out", () => {
  const near = { ...tiel, y: 162, text: "Wadenoijen" };
  expect(placeLabels([tiel, near, { ...tiel, y: 161 }], [tiel, near], paper).length).toBeLessThan(3);
  const everything = { left: 0, top: 0, right: 400, bottom: 320 };
  expect(placeLabels([tiel], [tiel], { ...paper, taken: [everything] })).toEqual([]);
});
