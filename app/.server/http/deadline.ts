/** Rejects when the signal aborts, even if the work ignores the signal. Work that is done counts also afterwards. */
export function withDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => {});
    return Promise.race([work, Promise.reject(signal.reason)]);
  }
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** The result of work, or of `instead` when the signal aborts first. Rejects if the work does. */
export async function inTime<T, Other>(
  work: Promise<T>,
  signal: AbortSignal,
  instead: () => Other | Promise<Other>,
): Promise<T | Other> {
  try {
    return await withDeadline(work, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    return instead();
  }
}
