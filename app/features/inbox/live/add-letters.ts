/**
 * Adds to a list of messages what follows its last one in a newer list. What waits for a moderator stays last, and
 * what is typed below stays where it is on the screen.
 * @returns how many messages of the other were added
 */
export function addLetters(shown: Element, newer: Element): number {
  const lastShown = [...shown.children]
    .filter(isSent)
    .reverse()
    .find(({ id }) => itemOf(newer, id));
  const place = lastShown ? itemOf(newer, lastShown.id) : undefined;
  const added = place ? after(newer, place) : [...newer.children];
  const { activeElement } = document;
  const top = activeElement?.getBoundingClientRect().top ?? 0;
  for (const item of lastShown ? after(shown, lastShown) : [...shown.children]) item.remove();
  if (added.some(({ className }) => className === "first-unread"))
    for (const mark of shown.querySelectorAll(".first-unread")) mark.remove();
  shown.append(...added.map((item) => document.importNode(item, true)));
  if (activeElement && activeElement !== document.body)
    scrollBy(0, activeElement.getBoundingClientRect().top - top);
  return added.filter(({ className }) => className === "letter").length;
}

const isSent = (item: Element) => item.id !== "" && !item.classList.contains("waits");
const itemOf = (list: Element, id: string) => [...list.children].find((item) => item.id === id);

function after(list: Element, item: Element): Element[] {
  const items = [...list.children];
  return items.slice(items.indexOf(item) + 1);
}
