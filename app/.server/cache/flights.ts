import type { Flushes } from "./flushes";

/** Work under way, by key: requests for the same key wait for the same result. */
export interface Flights<T> {
  has(key: string): boolean;
  /** Joins the flight of the key, or starts one; a flight that began before the last flush is not joined. */
  join(key: string, start: () => Promise<T>): Promise<T>;
}

export function createFlights<T>(flushes: Pick<Flushes, "last">, clock: () => number): Flights<T> {
  const flights = new Map<string, { startedAt: number; result: Promise<T> }>();
  return {
    has: (key) => flights.has(key),
    join(key, start) {
      const underway = flights.get(key);
      // An older flight may bring the content that was flushed.
      if (underway && underway.startedAt > flushes.last) return underway.result;
      const flight = { startedAt: clock(), result: start() };
      flights.set(key, flight);
      const end = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      flight.result.then(end, end);
      return flight.result;
    },
  };
}
