/** The pages of giving. Those that the provider and mails lead to are `givingPaths` of the services. */
export const donationPaths = {
  start: "/doneren",
  details: "/doneren/gegevens",
  payment: "/doneren/betalen",
  toBank: "/doneren/naar-je-bank",
  result: "/doneren/resultaat",
  thanks: "/doneren/bedankt",
  failed: "/doneren/niet-gelukt",
  transfer: "/doneren/overmaken",
  manage: "/doneren/mijn-gift",
  amount: "/doneren/mijn-gift/bedrag",
  year: "/doneren/mijn-gift/overzicht",
  yearFile: "/doneren/mijn-gift/overzicht/pdf",
  qrCode: "/doneren/qr-code",
} as const;

/** Where another amount is chosen. @param query of a later step, whose link says what the gift is for */
export function choiceAddress(query: string): string {
  const link = new URLSearchParams(query).get("voor");
  return link === null
    ? donationPaths.start
    : `${donationPaths.start}?${new URLSearchParams({ voor: link })}`;
}

/** The address of a page about one gift. */
export function giftAddress(page: "toBank" | "result" | "thanks" | "failed", token: string): string {
  return `${donationPaths[page]}?code=${token}`;
}
