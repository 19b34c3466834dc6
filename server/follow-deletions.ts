import type { AppContext } from "../app/.server/context/scope";
import { createDeletionCheck } from "../app/features/community/public.server";

const periodMs = 5_000;

/** Checks every few seconds whether members were deleted elsewhere, once the services of this process have started. */
export async function followDeletions(app: AppContext, state: { draining: boolean }): Promise<void> {
  await app.ownServices?.start();
  const check = createDeletionCheck(app);
  setInterval(() => {
    // A failed call is in the log, and the next one finds what it missed.
    if (!state.draining) void check().catch(() => {});
  }, periodMs).unref();
}
