import { examples } from "./environment-schema";

/** The message of a start that stopped, with a line for each wrong key. */
export function notRight(lines: string[]): string {
  return `The configuration is not right:\n${lines.join("\n")}`;
}

/** Never shows a secret, nor the name and password that an address may hold. */
export function wrongSetting(key: string, value: string | undefined, problem: string): string {
  const example = Object.entries(examples).find(([name]) => name === key)?.[1] ?? "";
  const shown = /SECRET|AUTH|_TOKEN/.test(key) ? "…" : value?.replace(/\/\/.*@/, "//…@");
  return `  ${key}=${shown}: ${problem}. For example: ${key}=${example}`;
}
