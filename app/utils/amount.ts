/** '€ 1.500' or '€ 12,50', without a line break inside. */
export function formatAmount(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return `€\u00a0${format.format(cents / 100)}`;
}
