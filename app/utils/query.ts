/** The query of an address, without a prototype: a string per key, or a list for a repeated key. */
export function readQuery(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  const query: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return query;
}

/** The value of a key; for a repeated key the last one. */
export function lastValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value;
}

/** Encodes a query; commas stay readable. */
export function writeQuery(fields: [string, string][] | URLSearchParams): string {
  return String(new URLSearchParams(fields)).replaceAll("%2C", ",");
}
