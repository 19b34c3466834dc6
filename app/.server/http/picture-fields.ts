const pictureKeys = ["alt", "Alt", "crops", "Crops"];
const pictureFields = [
  "field_media_image",
  "field_media_svg",
  "image",
  "Image",
  "HeaderImage",
  "ActivityTypeIcon",
];

/** Whether an object is a picture: by what it has, or by the name of the field that it is in. */
export function isPicture(json: object, field = ""): boolean {
  return pictureFields.includes(field) || pictureKeys.some((key) => key in json);
}
