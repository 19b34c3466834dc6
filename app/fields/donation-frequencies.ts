/** One-off, monthly and yearly, with the values that the CMS and the queries of this site use. */
export const donationFrequencies = ["eenmalig", "maandelijks", "jaarlijks"] as const;
export type DonationFrequency = (typeof donationFrequencies)[number];
