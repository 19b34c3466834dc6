/** What members write to each other, in the lines that they typed. */
export function PlainText({ text }: { text: string }) {
  return <p className="kept-lines">{text}</p>;
}
