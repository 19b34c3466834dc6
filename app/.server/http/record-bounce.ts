import { bouncesContract, maxBounceLength } from "../../../services/bounces/contract";
import { callServices } from "./call-services";
import type { Upstreams } from "./upstream";

/** Records a mail that came back, by the message to its return path. Null where the message is to another address. */
export async function recordBounce(
  message: string,
  upstreams: Pick<Upstreams, "services">,
): Promise<{ known: boolean } | null> {
  const input = { message: message.slice(0, maxBounceLength) };
  const answer = await callServices(upstreams, bouncesContract.recordBounce, { input });
  return answer.status === 200 ? answer.body : null;
}
