import { defaultChoices, lineSpacings, textSizes, type VisitorChoices } from "~/utils/visitor-choices";

type ReadingPreferences = Pick<VisitorChoices, "textSize" | "lineSpacing" | "calm">;

/** Reading preferences from the form of /weergave; missing fields get their defaults. */
export function readPreferences(form: FormData): ReadingPreferences {
  if (form.has("standaard")) return pickPreferences(defaultChoices);
  return pickPreferences({
    textSize: textSizes.find((size) => size === form.get("tekst")) ?? defaultChoices.textSize,
    lineSpacing: lineSpacings.find((spacing) => spacing === form.get("regels")) ?? defaultChoices.lineSpacing,
    calm: form.get("rust") === "1",
  });
}

function pickPreferences({ textSize, lineSpacing, calm }: ReadingPreferences): ReadingPreferences {
  return { textSize, lineSpacing, calm };
}
