import type { ReactNode } from "react";
import { useShell } from "~/shell/shell";

/** In debug mode the edges of a block, with its bundle; else nothing of its own. */
export function DebugFrame({ bundle, children }: { bundle: string; children: ReactNode }) {
  const { debug } = useShell();
  if (!debug) return children;
  return (
    <div className="debug-frame">
      <p className="bundle">{bundle}</p>
      {children}
    </div>
  );
}
