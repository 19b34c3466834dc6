import type { TextPart } from "./highlight";

/** A text in which the words of a search are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  let position = 0;
  return parts.map((part) => {
    position += part.text.length;
    return part.hit ? <mark key={position}>{part.text}</mark> : part.text;
  });
}
