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

/** The name in the query of an address whose choice is shown again, where another one leads on. */
export const changeQuery = "wijzig";

/** Where another amount is chosen. @param query of a later step, with what was chosen and what the gift is for */
export function choiceAddress(query: string): string {
  return `${donationPaths.start}?${query}&${changeQuery}=1`;
}

/** The address of a page about one gift. */
export function giftAddress(page: "toBank" | "result" | "thanks" | "failed", token: string): string {
  return `${donationPaths[page]}?code=${token}`;
}
