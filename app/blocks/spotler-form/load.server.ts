import type { RequestScope } from "~/.server/context/scope";
import type { Block, DecodedBlock } from "~/blocks/types";

/** Adds the hidden fields of the form. A field without a value takes it from the query of the link in a mailing. */
export function loadSpotlerForm(
  block: DecodedBlock<"spotler_form">,
  { scope: { query } }: { scope: Pick<RequestScope, "query"> },
): Block<"spotler_form"> {
  const { scoreSdv, runid } = block;
  return {
    ...block,
    data: {
      scoreSdv: scoreSdv === "" ? (query.get("score sdv") ?? "") : scoreSdv,
      runid: runid === "" ? (query.get("runid") ?? "") : runid,
    },
  };
}
