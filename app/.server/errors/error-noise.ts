/**
 * Errors of browser extensions and third-party scripts, which are not reported: parts of messages, or patterns of
 * `name: message`.
 */
export const ignoredErrors: (string | RegExp)[] = [
  // Extensions and toolbars.
  "top.GLOBALS",
  "originalCreateNotification",
  "canvas.contentDocument",
  "MyApp_RemoveAllHighlights",
  "tt.epicplay.com",
  "ZiteReader",
  "jigsaw is not defined",
  "ComboSearch is not defined",
  "loading.retry.widdit.com",
  "atomicFindClose",
  "fb_xd_fragment",
  "bmi_SafeAddOnload",
  "EBCallBackMessageReceived",
  "conduitPage",
  "instantSearchSDKJSBridgeClearHighlight",
  // Harmless errors of browsers.
  "ResizeObserver loop",
  "Non-Error promise rejection captured",
  // The visitor left or the connection broke.
  /^AbortError:/,
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
];

/** Scripts of third parties, whose errors are not reported. */
export const ignoredSources: RegExp[] = [
  /^(chrome|moz|ms-browser|safari|safari-web)-extension:/i,
  /^(chrome|resource|webkit-masked-url):\/\//i,
  /^https?:\/\/(www\.)?googletagmanager\.com\//i,
  /^https?:\/\/(consent|consentcdn)\.cookiebot\.com\//i,
  /^https?:\/\/connect\.facebook\.net\//i,
  /^https?:\/\/graph\.facebook\.com\//i,
  /^https?:\/\/static\.woopra\.com\//i,
  /^https?:\/\/(\w+\.)?readspeaker\.com\//i,
  /^https?:\/\/webappstoolbarba\.texthelp\.com\//i,
  /^https?:\/\/metrics\.itunes\.apple\.com\.edgesuite\.net\//i,
  /^http:\/\/127\.0\.0\.1:4001\/isrunning/i,
];
