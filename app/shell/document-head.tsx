import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visibleSlideIn } from "~/features/slide-ins/slide-in-card";
import { findDocument } from "~/utils/document";
import { failureForStatus } from "~/utils/errors";
import { changesAppearance } from "~/utils/visitor-choices";
import { BrandTags } from "./brand-tags";
import { useFormFailed } from "./form-failed";
import { sheetAddress } from "./injected-sheet";
import { PageJsonLd } from "./json-ld";
import { useKeptForm } from "./kept-form";
import { printedSite } from "./printed-site";
import { ShareTags } from "./share-tags";
import { useShell } from "./shell";
import { styleSheets } from "./style-sheets";

interface HeadLink {
  rel: string;
  href: string;
  as?: string;
  type?: string;
  crossOrigin?: "anonymous";
}

/** Title, description, canonical address, robots, style sheets and other resources. */
export function DocumentHead({ links }: { links: readonly HeadLink[] }) {
  const { t } = useTranslation();
  const { origin, path, noindex, choices, slideIn, injectedStyles } = useShell();
  const document = findDocument(useMatches());
  const errorTitle = useErrorTitle();
  const failed = useFormFailed();
  const title = errorTitle ?? document?.title;
  const description = document?.description ?? t("brand.description");
  // An editor may set a canonical address on another site.
  const canonical = new URL(document?.canonical ?? encodeURI(path), origin).href;
  const unindexed = noindex || document?.noindex || errorTitle !== null;
  const robots = new Set([
    ...(unindexed ? ["noindex"] : []),
    ...(errorTitle ? [] : (document?.robots ?? [])),
  ]);
  const injected = sheetAddress(injectedStyles, document?.pageType);
  const sheets = [
    ...(document?.sheets ?? []),
    ...(useKeptForm() ? ["application" as const] : []),
    ...(visibleSlideIn(slideIn, errorTitle ? null : document) ? ["slide-in" as const] : []),
    ...(changesAppearance(choices) ? ["preferences" as const] : []),
  ];
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {document?.leadsTo && !errorTitle && <meta httpEquiv="refresh" content={`0;url=${document.leadsTo}`} />}
      <title>
        {[failed && t("forms.errorPrefix"), title, "|", t("brand.name")].filter(Boolean).join(" ")}
      </title>
      <meta name="description" content={description} />
      {robots.size > 0 && <meta name="robots" content={[...robots].join(", ")} />}
      {!errorTitle && <link rel="canonical" href={canonical} />}
      {document?.prev && <link rel="prev" href={`${origin}${document.prev}`} />}
      {document?.next && <link rel="next" href={`${origin}${document.next}`} />}
      {!errorTitle &&
        document?.feeds?.map(({ title, address, format }) => (
          <link
            key={address}
            rel="alternate"
            type={`application/${format}+xml`}
            title={title}
            href={address}
          />
        ))}
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
      {styleSheets(sheets).map((sheet) => (
        <link key={sheet.href} rel="stylesheet" {...sheet} />
      ))}
      <link rel="stylesheet" href={`/stijl/${printedSite.file}`} media="print" />
      {injected && <link rel="stylesheet" href={injected} />}
      <BrandTags />
      {!errorTitle && (
        <ShareTags
          title={title ?? t("brand.name")}
          description={description}
          url={canonical}
          document={document}
        />
      )}
      {!errorTitle && <PageJsonLd document={document} />}
    </>
  );
}

function useErrorTitle(): string | null {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!error) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return t(`${failureForStatus(status)}.title`);
}
