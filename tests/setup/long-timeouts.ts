/** Timeouts that slow machines do not exceed. */
export const longTimeouts = {
  UPSTREAM_TIMEOUT_MS: "60000",
  PAGE_TIMEOUT_MS: "60000",
  SUBMIT_TIMEOUT_MS: "60000",
  REDIRECT_TIMEOUT_MS: "60000",
};
