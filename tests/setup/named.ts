/** The first link in a part of a page with this text, or with a text like it. */
export function linkNamed(part: ParentNode, name: string | RegExp): HTMLAnchorElement | undefined {
  return [...part.querySelectorAll("a")].find(({ textContent }) => {
    const text = textContent?.replace(/\s+/g, " ").trim() ?? "";
    return typeof name === "string" ? text === name : name.test(text);
  });
}

/** The notice in a part of a page that answers a form. */
export function answerOn(part: ParentNode): Element | null {
  return part.querySelector("[role=status][data-focus]");
}
