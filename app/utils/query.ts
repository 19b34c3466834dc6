/** The query of an address: a key given once is a text, a repeated one a list (spec 000, section 2). */
export function readQuery(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  const query: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return query;
}

/** One text of a query: of a repeated key the last. */
export function lastValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value;
}

/** A query as it stands in an address; lists with commas stay readable. */
export function writeQuery(fields: [string, string][] | URLSearchParams): string {
  return String(new URLSearchParams(fields)).replaceAll("%2C", ",");
}
