/** Something on a map, in the units in which it is drawn. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface MapLabel extends MapPoint {
  text: string;
  anchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Paper {
  width: number;
  height: number;
  /** The height of a letter, and the radius of a mark. */
  letters: number;
  mark: number;
  /** What no name may cover, besides marks and other names. */
  taken: Box[];
}

/**
 * Names beside their marks, where they cover no mark, no other name and nothing that is taken: to the right, else to
 * the left, above or below. A name that fits nowhere is left out; the list beside the map has it.
 */
export function placeLabels(
  named: readonly (MapPoint & { text: string })[],
  marks: readonly MapPoint[],
  { width, height, letters, mark, taken }: Paper,
): MapLabel[] {
  const used = [...taken, ...marks.map((point) => around(point, mark))];
  return named.flatMap(({ text, x, y }) => {
    // A letter of this typeface is a good half as wide as it is high.
    const long = text.length * letters * 0.56;
    const away = mark + letters * 0.3;
    const label = (
      [
        { anchor: "start", x: x + away, y: y + letters * 0.35, left: x + away },
        { anchor: "end", x: x - away, y: y + letters * 0.35, left: x - away - long },
        { anchor: "middle", x, y: y - away, left: x - long / 2 },
        { anchor: "middle", x, y: y + away + letters * 0.75, left: x - long / 2 },
      ] as const
    ).find((place) => {
      const box = { left: place.left, right: place.left + long, top: place.y - letters, bottom: place.y + 2 };
      const inside = box.left > 4 && box.right < width - 4 && box.top > 2 && box.bottom < height - 4;
      if (!inside || used.some((other) => overlap(box, other))) return false;
      used.push(box);
      return true;
    });
    return label ? [{ text, x: label.x, y: label.y, anchor: label.anchor }] : [];
  });
}

/** A square with this point in its middle. */
export function around({ x, y }: MapPoint, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Whether two boxes share anything. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
