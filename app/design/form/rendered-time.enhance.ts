/** Sets the time of rendering in forms to the time of loading, because a cached page may be old. */
export function renderedTime(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-rendered]")) {
    input.value = new Date().toISOString();
  }
}
