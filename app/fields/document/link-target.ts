const longestTarget = 2_000;

/** No user name before the host: `https://bank.example@other.example` leads to the other. */
const web = /^https?:\/\/[^\s\p{C}/\\?#@]+(?:[/?#][^\s\p{C}\\]*)?$/iu;
const mail = /^mailto:[^\s\p{C}<>"\\]+@[^\s\p{C}<>"\\]+$/iu;
const phone = /^tel:\+?[\d().-]{3,20}$/i;
const path = /^\/(?![/\\])[^\s\p{C}\\]*$/u;

/** Where a link of a stored text may lead: another site, a mail address, a phone number or a path of this site. */
export function isLinkTarget(address: string): boolean {
  if (address.length > longestTarget) return false;
  if (web.test(address)) return isUrl(address);
  return mail.test(address) || phone.test(address) || path.test(address);
}

/** The target that a typed address means, as 'www.example.nl' or a mail address; null if it is none. */
export function readLinkTarget(typed: string): string | null {
  const address = typed.trim();
  const candidates = [address];
  if (/^www\./i.test(address)) candidates.push(`https://${address}`);
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) candidates.push(`mailto:${address}`);
  return candidates.find(isLinkTarget) ?? null;
}

// The editor runs this too, in browsers without `URL.canParse`.
function isUrl(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}
