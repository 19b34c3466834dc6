import { defaultChoices, lineSpacings, textSizes, type VisitorChoices } from "~/utils/visitor-choices";

type Looks = Pick<VisitorChoices, "textSize" | "lineSpacing" | "calm">;

/** Reading preferences from the form of /weergave; missing fields get their defaults. */
export function readLooks(form: FormData): Looks {
  if (form.has("standaard")) return pick(defaultChoices);
  return pick({
    textSize: textSizes.find((size) => size === form.get("tekst")) ?? defaultChoices.textSize,
    lineSpacing: lineSpacings.find((spacing) => spacing === form.get("regels")) ?? defaultChoices.lineSpacing,
    calm: form.get("rust") === "1",
  });
}

function pick({ textSize, lineSpacing, calm }: Looks): Looks {
  return { textSize, lineSpacing, calm };
}
