import { givingContract, givingPaths } from "../../../services/giving/contract";
import { callServices } from "./call-services";
import type { Upstreams } from "./upstream";

/** Where the payment provider reports that a payment changed. */
export const webhookPath = givingPaths.webhook;

/** Passes on that a payment changed at the provider. @param id as the provider sent it */
export async function paymentChanged(id: string, upstreams: Pick<Upstreams, "services">): Promise<void> {
  await callServices(upstreams, givingContract.paymentChanged, { input: { id: id.slice(0, 200) } });
}
