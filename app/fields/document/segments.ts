import type { InlineStyle, TextBlock, TextDocument, TextEntity } from "./schema";

/** A part of a text in which styles and entity stay the same. */
export interface Segment {
  text: string;
  styles: readonly InlineStyle[];
  entity: TextEntity | null;
}

/**
 * The text of a block in parts. Ranges may overlap, and are cut off at the end of the text; no part begins inside a
 * surrogate pair. Of two entities at one place the last counts.
 */
export function segmentsOf(block: TextBlock, entityMap: TextDocument["entityMap"]): Segment[] {
  const { text } = block;
  const within = <R extends { offset: number; length: number }>(range: R) => ({
    ...range,
    start: wholeCharacter(text, range.offset),
    end: wholeCharacter(text, range.offset + range.length),
  });
  const styles = block.inlineStyleRanges.map(within);
  const entities = block.entityRanges.map(within);
  const edges = [...styles, ...entities].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, text.length, ...edges])].sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const covers = (range: { start: number; end: number }) => range.start <= start && end <= range.end;
    const key = entities.findLast(covers)?.key;
    return {
      text: text.slice(start, end),
      styles: [...new Set(styles.filter(covers).map(({ style }) => style))].sort(),
      entity: (key !== undefined && entityMap[key]) || null,
    };
  });
}

/** A position in a text that is no middle of a surrogate pair. */
function wholeCharacter(text: string, position: number): number {
  const at = Math.min(position, text.length);
  return /^[\uDC00-\uDFFF]/.test(text.slice(at)) && /[\uD800-\uDBFF]$/.test(text.slice(0, at)) ? at + 1 : at;
}
