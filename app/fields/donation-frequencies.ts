/** One-off, monthly, yearly, as the CMS and the site's addresses call them. */
export const donationFrequencies = ["eenmalig", "maandelijks", "jaarlijks"] as const;
export type DonationFrequency = (typeof donationFrequencies)[number];
