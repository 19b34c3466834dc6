const mostAtOnce = 100;
const first = "00000000-0000-0000-0000-000000000000";

/**
 * Does something with every gift that is found, some at a time, so that an evening of gifts is done in one run. It goes
 * on after the last id, since a gift may be found again.
 */
export async function forEachGift(
  find: (after: string, limit: number) => Promise<{ gift_id: string }[]>,
  act: (giftId: string) => Promise<void>,
): Promise<void> {
  for (let after: string | undefined = first; after !== undefined; ) {
    const batch = await find(after, mostAtOnce);
    for (const { gift_id } of batch) await act(gift_id);
    after = batch.at(mostAtOnce - 1)?.gift_id;
  }
}
