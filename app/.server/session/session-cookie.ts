/** The cookie of a logged-in member; pages for requests with it are never cached. */
export const sessionCookieName = "sessie";
