import type { Brand } from "../../../app/utils/brand";

/** The look of a brand in mails: its colours in light and dark mode. */
export interface MailBrand {
  name: string;
  ink: string;
  ground: string;
  brand: string;
  dark: { card: string; ground: string; brand: string };
}

export const mailBrands: Readonly<Record<Brand, MailBrand>> = {
  alzheimer: {
    name: "Alzheimer",
    ink: "#12284b",
    ground: "#e4f0fd",
    brand: "#2766bc",
    dark: { card: "#14233c", ground: "#0e1a2e", brand: "#9cc8f8" },
  },
  samen: {
    name: "Samen dementievriendelijk",
    ink: "#3b1d26",
    ground: "#fdebe4",
    brand: "#b8432d",
    dark: { card: "#2c1820", ground: "#221217", brand: "#f9b19c" },
  },
  dementie: {
    name: "Dementie",
    ink: "#17302a",
    ground: "#e6f3eb",
    brand: "#2b7456",
    dark: { card: "#142822", ground: "#0e1e19", brand: "#9ed5b7" },
  },
};
