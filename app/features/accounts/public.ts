export { AccountNav, MemberNav, PageNav } from "./account-nav";
export { accountDocument } from "./document";
export { healthConsentVersion, missingHealthConsent } from "./health-consent";
export { ConfirmForm } from "./link-forms";
export { MemberPicture, NumberedPicture } from "./member-picture";
export { Notice } from "./notice";
export { PasswordField } from "./password-field";
export { SideCard } from "./side-card";
export { Ways } from "./ways";
