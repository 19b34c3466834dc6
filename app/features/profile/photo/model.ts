import type { PhotoSize } from "../../../../services/photos/contract";
import { profilePath } from "../paths";

/** The page where a member changes the photo, and the name of its file field. */
export const photoPath = "/mijn/profiel/foto";
export const photoField = "photo";

/** The address of the photo of a member; it exists for those who may see it. */
export function photoUrl(username: string, size: PhotoSize): string {
  return `${profilePath(username)}/foto/${size}`;
}
