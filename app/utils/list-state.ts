/** What an address says of a list, by the names it has there: for the links and forms of another list on its page. */
export function listState(address: string, names: readonly string[]): [string, string][] {
  const { searchParams } = new URL(address, "http://own.invalid");
  return names.flatMap((name): [string, string][] => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
}
