import { givingPaths } from "../../../services/giving/contract";

/** The pages of giving. The services know those that the provider and mails lead to. */
export const donationPaths = {
  ...givingPaths,
  start: "/doneren",
  details: "/doneren/gegevens",
  payment: "/doneren/betalen",
  toBank: "/doneren/naar-je-bank",
  thanks: "/doneren/bedankt",
  failed: "/doneren/niet-gelukt",
  transfer: "/doneren/overmaken",
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
