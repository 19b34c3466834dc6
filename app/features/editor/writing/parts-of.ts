/** The elements of a part that the server rendered into an attribute. */
export function partsOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
