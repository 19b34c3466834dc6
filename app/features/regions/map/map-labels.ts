/** A point on a map, in drawing units. */
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
  /** Height of a letter, and radius of a mark. */
  letters: number;
  mark: number;
  /** Areas that labels must not cover, besides marks and other labels. */
  taken: Box[];
}

/**
 * Places labels beside their marks: to the right, else to the left, above or below, without covering marks, other labels
 * or taken areas. A label that does not fit is left out; the list beside the map has the name.
 */
export function placeLabels(
  named: readonly (MapPoint & { text: string })[],
  marks: readonly MapPoint[],
  { width, height, letters, mark, taken }: Paper,
): MapLabel[] {
  const used = [...taken, ...marks.map((point) => around(point, mark))];
  return named.flatMap(({ text, x, y }) => {
    // A letter is on average 0.56 times as wide as it is high.
    const labelWidth = text.length * letters * 0.56;
    const offset = mark + letters * 0.3;
    const label = (
      [
        { anchor: "start", x: x + offset, y: y + letters * 0.35, left: x + offset },
        { anchor: "end", x: x - offset, y: y + letters * 0.35, left: x - offset - labelWidth },
        { anchor: "middle", x, y: y - offset, left: x - labelWidth / 2 },
        { anchor: "middle", x, y: y + offset + letters * 0.75, left: x - labelWidth / 2 },
      ] as const
    ).find((place) => {
      const box = {
        left: place.left,
        right: place.left + labelWidth,
        top: place.y - letters,
        bottom: place.y + 2,
      };
      const inside = box.left > 4 && box.right < width - 4 && box.top > 2 && box.bottom < height - 4;
      if (!inside || used.some((other) => overlap(box, other))) return false;
      used.push(box);
      return true;
    });
    return label ? [{ text, x: label.x, y: label.y, anchor: label.anchor }] : [];
  });
}

/** The square around a point; `reach` is half its side. */
export function around({ x, y }: MapPoint, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Whether two boxes overlap. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
