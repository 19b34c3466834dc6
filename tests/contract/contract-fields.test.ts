import { expect, test } from "vitest";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockDefinitions } from "~/blocks/definitions";
import { blockExamples } from "~/blocks/examples";
import { choiceTable } from "~/fields/choices";
import { fieldTable, neededFields } from "~/fields/field-kinds";

const examples = Object.entries(blockExamples).map(([type, byName]) => {
  const definition = Object.values(blockDefinitions).find(({ bundle }) => bundle === type);
  return {
    type,
    needs: definition ? neededFields(definition.fields) : [],
    filled: withEverything(Object.values(byName).filter((one) => typeof one === "object" && one !== null)),
  };
});

test.each(examples)(
  "$type decodes with its required fields, and not when one is missing",
  ({ needs, filled }) => {
    const shown = (fields: string[]) => {
      const wire = Object.entries(filled).filter(
        ([name]) => !name.startsWith("field_") || fields.includes(name.slice(6)),
      );
      return decodeBlocks([Object.fromEntries(wire)])[0]?.type !== "broken";
    };
    const first = needs.flatMap(([one = ""]) => one);
    expect(shown(first)).toBe(true);
    for (const alternatives of needs) {
      const others = first.filter((name) => !alternatives.includes(name));
      expect(shown(others), alternatives.join()).toBe(false);
      for (const one of alternatives) expect(shown([...others, one]), one).toBe(true);
    }
  },
);

/** Every field with a value in one of these examples, with the first value. */
function withEverything(list: object[]): Record<string, unknown> {
  const all = [...list].reverse().flatMap((one) => Object.entries(one));
  return Object.fromEntries(all.filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
}

/** Text that the site reads and does not show: ids at the provider, and the address of a frame. */
const notShown = ["form_id", "script_id", "src", "cookie_label"];

test.each(examples)(
  "every text of $type of which only some values work has its values in the contract",
  ({ type, filled }) => {
    const definition = Object.values(blockDefinitions).find(({ bundle }) => bundle === type);
    if (!definition) throw new Error(type);
    const texts = [...fieldTable(definition.fields)].filter(([, { kind }]) => kind === "string");
    const shown = texts.filter(([name]) => {
      const wire = { ...filled, [`field_${name}`]: [{ value: "onbekend" }] };
      return JSON.stringify(decodeBlocks([wire])).includes("onbekend");
    });
    const restricted = texts.map(([name]) => name).filter((name) => !shown.some(([other]) => other === name));
    const documented = [...choiceTable(definition.fields).keys()];
    expect(restricted.filter((name) => ![...documented, ...notShown].includes(name))).toEqual([]);
  },
);
