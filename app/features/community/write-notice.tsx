import { BackNotice } from "~/features/editor/public";
import { type Again, UnsentNotice } from "./unsent-notice";

interface WriteNoticeProps {
  again: Again | undefined;
  /** Whether the form holds what was typed before the session ended. */
  isBack: boolean;
  /** Whether it cannot be stored any more. */
  isTooLate?: boolean;
  /** The label of each field, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** Why a form with a text is not empty. */
export function WriteNotice({ again, isBack, isTooLate = false, labels }: WriteNoticeProps) {
  if (again) return <UnsentNotice again={again} labels={labels} />;
  return isBack ? <BackNotice isTooLate={isTooLate} /> : null;
}
