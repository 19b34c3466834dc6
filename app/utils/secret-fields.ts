/** Names of form fields that are never rendered back or kept. */
export const secretFields: readonly string[] = ["password", "repeat", "current", "totp"];
