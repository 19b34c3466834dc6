interface Bounce {
  mailId: string;
  /** Whether the address will not accept mails later either. */
  permanent: boolean;
}

const returnPath = /\bbounce\+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/**
 * Reads a message that came to the return path of a mail; null for one to another address. Only a delivery report
 * (RFC 3464) that says 'failed' with a status of 5 is permanent: notes of absence arrive here too.
 */
export function parseBounce(message: string): Bounce | null {
  const [, mailId] = returnPath.exec(message) ?? [];
  if (mailId === undefined) return null;
  const permanent = /^Action:\s*failed\b/im.test(message) && /^Status:\s*5\.\d+\.\d+/im.test(message);
  return { mailId: mailId.toLowerCase(), permanent };
}
