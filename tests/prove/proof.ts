/** What was to be shown, what was found, and whether that is enough. */
export interface Proof {
  goal: string;
  measured: string;
  met: boolean;
}
