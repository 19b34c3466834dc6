export { AccountNav } from "./account-nav";
export { accountDocument } from "./document";
export { healthConsentVersion, missingHealthConsent } from "./health-consent";
export { MemberPicture } from "./member-picture";
export { Notice } from "./notice";
export { Ways } from "./ways";
