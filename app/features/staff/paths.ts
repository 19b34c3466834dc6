export const staffPath = "/beheer";
/** Where the session is opened with a code. */
export const openPath = "/beheer/inloggen";
export const secondFactorPath = "/beheer/tweede-stap";
/** Where the recovery codes are renewed. */
export const recoveryPath = "/beheer/herstelcodes";
export const membersPath = "/beheer/leden";
export const logPath = "/beheer/logboek";

/** The page of staff about a member. */
export const memberPath = (username: string) => `${membersPath}/${encodeURIComponent(username)}`;
