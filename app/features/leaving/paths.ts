/** Where a member asks to have their account deleted. */
export const leavingPath = "/mijn/account-verwijderen";
/** The page of the mailed link. */
export const confirmLeavingPath = "/account-verwijderen";
export const leftPath = "/account-verwijderd";
