/**
 * The query parameters of a list with a value, selected by name. The links and forms of another list on the same
 * page repeat them, so that both lists keep their state.
 */
export function listState(address: string, names: readonly string[]): [string, string][] {
  const { searchParams } = new URL(address, "http://local.invalid");
  return names.flatMap((name): [string, string][] => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
}
