/** A plain text in the lines that it was typed in. */
export function PlainText({ text }: { text: string }) {
  return <p className="kept-lines">{text}</p>;
}
