import type { ReactNode } from "react";
import { usePageContext } from "~/design/page-context";

/** In debug mode an outline around a block, with its bundle name; otherwise only the block. */
export function DebugFrame({ bundle, children }: { bundle: string; children: ReactNode }) {
  const { debug } = usePageContext();
  if (!debug) return children;
  return (
    <div className="debug-frame">
      <p className="bundle" data-bundle="">
        {bundle}
      </p>
      {children}
    </div>
  );
}
