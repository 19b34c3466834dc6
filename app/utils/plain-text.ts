/** A text as it is stored and counted. A browser posts a line break as two characters and counts it as one. */
export function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").trim();
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/);
}
