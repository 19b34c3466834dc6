/** The profile of a member. */
export const memberPath = (username: string) => `/leden/${username}`;
