import type { Locator } from "@playwright/test";

/** The words of these elements that do not fit on one line. */
export async function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap(({ firstChild }) =>
      firstChild instanceof Text
        ? [...firstChild.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(firstChild, index);
            range.setEnd(firstChild, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          })
        : [],
    ),
  );
}
