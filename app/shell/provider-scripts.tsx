import { useShell } from "./shell";

/**
 * Scripts of the configured third parties: the consent provider, and the tag manager with consent to statistics.
 * Private pages have neither.
 */
export function ProviderScripts() {
  const { consentProvider, tagManager, tracked } = useShell();
  return (
    <>
      {consentProvider && tracked && (
        <script
          id="Cookiebot"
          src="https://consent.cookiebot.com/uc.js"
          data-cbid={consentProvider}
          data-culture="nl"
          async
        />
      )}
      {tagManager && <script src={`https://www.googletagmanager.com/gtm.js?id=${tagManager}`} async />}
    </>
  );
}
