export { AccountNav } from "./account-nav";
export { accountDocument } from "./document";
export { MemberPicture } from "./member-picture";
export { Notice } from "./notice";
export { PasswordField } from "./password-field";
export { SideCard } from "./side-card";
export { Ways } from "./ways";
