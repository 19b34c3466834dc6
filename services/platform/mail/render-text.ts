import type { MailToRender } from "./rendered-mail";
import { helplineHours } from "./rendered-mail";
import type { MailPart } from "./template";

const width = 66;

/** The plain text of a mail, with its addresses on lines of their own. */
export function renderText({ content, helpline, unsubscribeUrl }: MailToRender): string {
  const footer = [
    "--",
    `Vragen? Bel gratis ${helpline},\n${helplineHours}.`,
    wrap(unsubscribeUrl === null ? content.why : `${content.why} Geen mails meer? Meld je af:`),
    ...(unsubscribeUrl === null ? [] : [unsubscribeUrl]),
  ].join("\n");
  const title = `${content.title}\n${"=".repeat(Math.min(width, content.title.length))}`;
  return `${[title, ...content.parts.flatMap(renderPart), footer].join("\n\n")}\n`;
}

function renderPart(part: MailPart): string[] {
  switch (part.kind) {
    case "paragraph":
      return [wrap(part.plain ?? part.text)];
    case "list":
      return [part.items.map((item) => wrap(`* ${item}`, "  ")).join("\n")];
    case "links":
      return part.items.map(({ text, href }) => `${wrap(`* ${text}`, "  ")}\n  ${href}`);
    case "button":
      return [`${part.label}:\n${part.href}`];
    case "link":
      return [];
  }
}

/** Breaks a text into lines. @param indent before all lines but the first */
function wrap(text: string, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}
