/** The page where a member requests an export, and the address of the file. */
export const exportPath = "/mijn/gegevens";
export const exportFilePath = "/mijn/gegevens/bestand";
