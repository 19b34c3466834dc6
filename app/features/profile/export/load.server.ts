import type { RequestScope } from "~/.server/context/scope";
import { callForMember } from "~/features/accounts/public.server";
import { longMoment } from "~/utils/dates";
import { exportsContract, type OwnExport } from "../../../../services/exports/contract";

export interface ExportState {
  state: OwnExport["state"];
  /** In words. */
  deletedAt: string | null;
  /** In words; null where another one can be requested now. */
  nextAt: string | null;
}

/** The state of the member's export. */
export async function getExportState(scope: RequestScope): Promise<ExportState> {
  const { body } = await callForMember(scope, exportsContract.ownExport, undefined);
  const { state, deletedAt, nextAt } = body;
  return { state, deletedAt: deletedAt && longMoment(deletedAt), nextAt: nextAt && longMoment(nextAt) };
}
