/** The hidden field of a form with texts that says whose they are, encrypted. */
export const ownerField = "owner";

/** Names the copy of the texts in the browser that was stored by the site; the script deletes it. */
export const storedCookie = "geplaatst";
