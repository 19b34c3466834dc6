import { setMaxListeners } from "node:events";

/** The time that all reads of one page may take together. */
export interface ReadDeadline {
  /** Aborts when the time is over, which starts with the first read that waits for a call. */
  signal(): AbortSignal;
  /** The next read starts the time anew: after a form was forwarded, its page still has to be made. */
  restart(): void;
}

export function createReadDeadline(milliseconds: number): ReadDeadline {
  let current: AbortSignal | null = null;
  return {
    signal() {
      current ??= timeout(milliseconds);
      return current;
    },
    restart() {
      current = null;
    },
  };
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  // A page makes any number of reads.
  setMaxListeners(0, controller.signal);
  const end = () => controller.abort(new DOMException("took too long", "TimeoutError"));
  setTimeout(end, milliseconds).unref();
  return controller.signal;
}
