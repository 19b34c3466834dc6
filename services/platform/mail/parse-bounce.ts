interface Bounce {
  mailId: string;
  /** Whether the address will not accept mails later either. */
  permanent: boolean;
}

/** Whether a status (RFC 3463) says that the address does not exist; other fives are of full mailboxes and filters. */
export const isUnknownAddress = (status: string) => status.startsWith("5.1.");

const returnPath = /\bbounce\+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/**
 * Reads a message that came to the return path of a mail; null for one to another address. Only a delivery report
 * (RFC 3464) that says 'failed' for an unknown address is permanent: notes of absence arrive here too.
 */
export function parseBounce(message: string): Bounce | null {
  const [, mailId] = returnPath.exec(message) ?? [];
  if (mailId === undefined) return null;
  const [, status = ""] = /^Status:\s*([\d.]+)/im.exec(message) ?? [];
  const permanent = /^Action:\s*failed\b/im.test(message) && isUnknownAddress(status);
  return { mailId: mailId.toLowerCase(), permanent };
}
