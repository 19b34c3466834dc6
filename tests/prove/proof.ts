/** A claim, its evidence, and whether the evidence suffices. */
export interface Proof {
  goal: string;
  measured: string;
  met: boolean;
}
