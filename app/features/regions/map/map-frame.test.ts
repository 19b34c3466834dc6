import fc from "fast-check";
import { expect, test } from "vitest";
import { frameAround } from "./map-frame";
import { mapSize, onMap } from "./netherlands";

const tiel = { latitude: 51.887, longitude: 5.429 };
const ratio = 1.25;

test("without places there is no frame", () => {
  expect(frameAround([], ratio)).toBeNull();
});

test("the frame around one place is about forty kilometres wide, with the place in the middle", () => {
  const frame = frameAround([tiel], ratio);
  const { x, y } = onMap(tiel);
  expect(frame).toEqual({ x: x - 30, y: y - 24, width: 60, height: 48 });
});

test("a frame at the edge of the country stays on the map", () => {
  const frame = frameAround([{ latitude: 50.76, longitude: 6.02 }], ratio);
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(mapSize.height);
});

test("every place is inside the frame, away from the edges, and the frame has the given ratio", () => {
  const place = fc.record({
    latitude: fc.double({ min: 50.9, max: 53.3, noNaN: true }),
    longitude: fc.double({ min: 3.6, max: 7, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const frame = frameAround(places, ratio);
      if (!frame) return false;
      return (
        Math.abs(frame.width / frame.height - ratio) < 1e-9 &&
        places.map(onMap).every(({ x, y }) => {
          const [right, below] = [x - frame.x, y - frame.y];
          return right > 0 && right < frame.width && below > 0 && below < frame.height;
        })
      );
    }),
  );
});
