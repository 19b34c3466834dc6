/** The first element of the page for a selector. @throws Error if there is none of this class */
export function find<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} '${selector}'`);
  return element;
}
