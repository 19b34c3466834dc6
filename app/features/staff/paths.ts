export const staffPath = "/beheer";
/** Where the session is opened with a code. */
export const openPath = "/beheer/inloggen";
export const secondFactorPath = "/beheer/tweede-stap";
/** Where the recovery codes are renewed. */
export const recoveryPath = "/beheer/herstelcodes";
/** Reports of posts, and what waits for a moderator. */
export const reportsPath = "/beheer/meldingen";
/** The words that posts are checked against. */
export const wordsPath = "/beheer/woorden";
/** Gifts and their books. */
export const giftsPath = "/beheer/giften";
export const membersPath = "/beheer/leden";
export const logPath = "/beheer/logboek";

/** The page of staff about a member. */
export const memberPath = (username: string) => `${membersPath}/${encodeURIComponent(username)}`;

/** What moderators know of a member. */
export const recordPath = (username: string) => `${reportsPath}/lid/${encodeURIComponent(username)}`;
