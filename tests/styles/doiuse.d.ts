declare module "doiuse/lib/DoIUse.js" {
  import type { ChildNode, Plugin } from "postcss";

  export interface FeatureUsage {
    feature: string;
    message: string;
    usage: ChildNode;
  }

  export interface DoIUseOptions {
    browsers: string[];
    ignore?: string[];
    onFeatureUsage?: (usage: FeatureUsage) => void;
  }

  const DoIUse: new (options: DoIUseOptions) => Plugin;
  export default DoIUse;
}
