import { useShell } from "./shell";

/**
 * The scripts of others that are configured: the tag manager only where its visitor agreed to statistics, and none on
 * a private page, where there is nothing to agree to.
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
