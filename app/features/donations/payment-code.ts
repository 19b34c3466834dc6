interface CodedPayment {
  iban: string;
  name: string;
  description: string;
  cents: number | null;
}

/** The text of a QR code that apps of banks read as a transfer (EPC069-12, version 2). */
export function paymentCode({ iban, name, description, cents }: CodedPayment): string {
  const amount = cents === null ? "" : `EUR${(cents / 100).toFixed(2)}`;
  const lines = [
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    name.slice(0, 70),
    iban,
    amount,
    "",
    "",
    description.slice(0, 140),
  ];
  return lines.join("\n");
}
