const maxLineWidth = 108;

/** Formats JSON with short values on one line and others indented by one space. */
export function formatJson(value: unknown, indent = ""): string {
  const flat = onOneLine(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= maxLineWidth) return flat;
  const inner = `${indent} `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + formatJson(item, inner));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const lines = entriesOf(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  );
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  const entries = entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
