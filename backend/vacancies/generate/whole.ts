import type { WrittenVacancy } from "../vacancy-files";
import type { WholeVacancy } from "./source";

/** Converts a vacancy with complete texts to the format of its file. */
export function wholeVacancy(
  { terms, image, introduction, text, ...fields }: WholeVacancy,
  place: Pick<WrittenVacancy, "plaatsnaam">,
): WrittenVacancy {
  return {
    ...fields,
    ...terms,
    ...place,
    introduction_wysiwyg: introduction,
    header_image_video: image,
    page_content: [{ type: "text", text: text.trim() }],
  };
}
