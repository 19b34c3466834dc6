/** Names the copy of the texts in the browser that was stored by the site; the script deletes it. */
export const storedCookie = "geplaatst";
