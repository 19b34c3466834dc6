import { giftsPath } from "~/features/staff/public";

export const giversPath = `${giftsPath}/gevers`;
export const totalsPath = `${giftsPath}/totalen`;
/** Where a form downloads the entries of a period. */
export const fileDownloadPath = `${giftsPath}/bestand`;
export const comparisonPath = `${giftsPath}/vergelijken`;

/** The page of staff about a gift. */
export const deskGiftPath = (reference: string) => `${giftsPath}/${reference}`;
