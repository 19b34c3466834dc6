/** The message of lines about security. Their field `event` tells what happened; none tells who or from where. */
export const securityMessage = "security";

export type SecurityEvent =
  /** An operation of the services that changes something succeeded, logging in and out too. */
  | "done"
  /** A password or code was wrong. */
  | "not authenticated"
  /** A call needs a session, and has none that lasts. */
  | "no session"
  /** The account may not do this. */
  | "not allowed"
  /** A mailed link was used, has expired or never was one. */
  | "link refused"
  | "input refused"
  /** A limit on tries or posts. */
  | "too often"
  /** A call of the services without their key. */
  | "no valid key"
  /** A form without the token of its browser, or from another site. */
  | "foreign form";
