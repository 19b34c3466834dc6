/** Settings with which no call fails because the machine is slow. */
export const patient = {
  UPSTREAM_TIMEOUT_MS: "60000",
  SUBMIT_TIMEOUT_MS: "60000",
  REDIRECT_TIMEOUT_MS: "60000",
};
