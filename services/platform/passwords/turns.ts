/** Work was refused, since too much of it waits. */
export class BusyError extends Error {
  override name = "BusyError";
}

interface Waiting {
  rank: number;
  start(): void;
  refuse(error: BusyError): void;
}

interface Turns {
  /** Runs work when it is its turn. @param rank the lowest goes first @throws BusyError where there is no place */
  take<T>(rank: number, work: () => Promise<T>): Promise<T>;
}

/**
 * Runs some work at once while a limited number waits: by rank, then by arrival. Beyond the limit the last of them is
 * refused, so that what has a low rank always finds a place.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const queue: Waiting[] = [];

  function waitForTurn(rank: number): Promise<void> {
    return new Promise((start, refuse) => {
      const after = queue.findIndex((other) => other.rank > rank);
      queue.splice(after < 0 ? queue.length : after, 0, { rank, start, refuse });
      if (queue.length > waiting) queue.pop()?.refuse(new BusyError("too much waits"));
    });
  }

  return {
    async take(rank, work) {
      // A turn that ends is handed over, and counts as running all the time.
      if (running >= atOnce) await waitForTurn(rank);
      else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next.start();
        else running -= 1;
      }
    },
  };
}
