/** The amount of the provider's calls: '12.50'. */
export function amountOf(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The cents of '12.50'; null where it is no such amount. */
export function centsOf(amount: string): number | null {
  const [, euros, cents] = /^(\d{1,9})\.(\d{2})$/.exec(amount) ?? [];
  return euros === undefined || cents === undefined ? null : Number(euros) * 100 + Number(cents);
}
