import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { documentOf } from "~/domain/document";
import { useFormFailed } from "./form-failed";
import { useShell } from "./shell";
import { styleSheets } from "./style-sheets";

interface HeadLink {
  rel: string;
  href: string;
  as?: string;
  type?: string;
  crossOrigin?: "anonymous";
}

/** Title, description, canonical address, robots, and what the page loads. */
export function DocumentHead({ links }: { links: readonly HeadLink[] }) {
  const { t } = useTranslation();
  const { origin, path, noindex } = useShell();
  const document = documentOf(useMatches());
  const errorTitle = useErrorTitle();
  const failed = useFormFailed();
  const title = errorTitle ?? document?.title;
  const description = document?.description ?? t("brand.description");
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>
        {[failed && t("forms.errorPrefix"), title, "|", t("brand.name")].filter(Boolean).join(" ")}
      </title>
      <meta name="description" content={description} />
      {(noindex || document?.noindex || errorTitle) && <meta name="robots" content="noindex" />}
      {!errorTitle && <link rel="canonical" href={`${origin}${encodeURI(path)}`} />}
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
      {styleSheets(document?.sheets ?? []).map((sheet) => (
        <link key={sheet.href} rel="stylesheet" {...sheet} />
      ))}
    </>
  );
}

function useErrorTitle(): string | null {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!error) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return t("notFound.title");
  return status === 410 ? t("gone.title") : t("unavailable.title");
}
