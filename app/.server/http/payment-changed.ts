import { givingContract, givingPaths } from "../../../services/giving/contract";
import { callServices } from "./call-services";
import type { Upstreams } from "./upstream";

/** Where the payment provider reports that a payment changed. */
export const webhookPath = givingPaths.webhook;

/**
 * Passes on that a payment changed at the provider.
 * @param id as the provider sent it
 * @returns whether it was heard; else the provider has to call again
 */
export async function paymentChanged(id: string, upstreams: Pick<Upstreams, "services">): Promise<boolean> {
  const input = { id: id.slice(0, 200) };
  return (await callServices(upstreams, givingContract.paymentChanged, { input })).status === 200;
}
