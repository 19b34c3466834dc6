const shapes: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  null: "empty",
  number: "a number",
  object: "an object",
  string: "a text",
};

const nameOf = (shape: string) => shapes[shape] ?? shape;

/** The reason of a decoder in plain words: 'is an object instead of a list'. */
export function plainReason(reason: string): string {
  return reason
    .replace(/Invalid input: expected \w+, received undefined/g, "is missing")
    .replace(
      /Invalid input: expected (\w+), received (\w+)/g,
      (_, expected, received) => `is ${nameOf(received)} instead of ${nameOf(expected)}`,
    )
    .replace(/Invalid option: expected one of (.*)/g, "is not one of $1")
    .replace(/Invalid [^;]*/g, "has another form than the contract says");
}
