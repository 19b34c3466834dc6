/** On a cached page the time of rendering is old; the time of loading is what the forms mean. */
export function renderedTime(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-rendered]")) {
    input.value = new Date().toISOString();
  }
}
