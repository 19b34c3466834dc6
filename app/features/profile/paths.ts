/** The profile of a member. */
export const profilePath = (username: string) => `/leden/${username}`;
