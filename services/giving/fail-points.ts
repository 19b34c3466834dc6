/** Lines of the way of a gift at which a test kills the process. */
export const failPoints = [
  "order stored",
  "customer made",
  "customer stored",
  "payment asked",
  "payment made",
  "payment stored",
  "payment looked at",
  "state stored",
  "debit stored",
  "debit asked",
  "debit made",
  "debit stored at last",
  "refund asked",
  "refund made",
] as const;
export type FailPoint = (typeof failPoints)[number];
