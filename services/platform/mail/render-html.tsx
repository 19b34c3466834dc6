import type { CSSProperties, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type MailBrand, mailBrands } from "./brands";
import { helplineHours, type MailToRender } from "./rendered-mail";
import { buttonStyle, cardStyle, styleSheet, textStyle, titleStyle } from "./styles";
import type { MailPart } from "./template";

/** The `Content-ID` of the logo, which the mail has as an attachment. */
export const logoId = "logo";

/** The HTML of a mail. Styles are inline, because some mail programs ignore all others. */
export function renderHtml(mail: MailToRender): string {
  return `<!doctype html>${renderToStaticMarkup(<MailDocument {...mail} />)}`;
}

function MailDocument({ content, brand: name, helpline, unsubscribeUrl }: MailToRender): ReactElement {
  const brand = mailBrands[name];
  const small = { ...textStyle(brand), fontSize: "16px" };
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{styleSheet(brand)}</style>
      </head>
      <body>
        <OutlookTable
          className="m-bg"
          style={{ backgroundColor: brand.ground, padding: "0 0 24px" }}
          table='<table role="presentation" width="600" align="center" cellspacing="0" cellpadding="0"><tr><td>'
        >
          <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{content.preview}</div>
          <div className="m-card" style={cardStyle}>
            <div style={{ backgroundColor: "#ffffff", padding: "18px 32px" }}>
              <img src={`cid:${logoId}`} alt={brand.name} width="196" height="60" />
            </div>
            <div className="m-pad" style={{ padding: "30px 40px 44px" }}>
              <h1 className="m-text m-h1" style={titleStyle(brand)}>
                {content.title}
              </h1>
              {content.parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <Part key={index} part={part} before={content.parts[index - 1]} brand={brand} />
              ))}
            </div>
          </div>
          <div className="m-pad" style={{ maxWidth: "520px", margin: "0 auto", padding: "22px 40px 0" }}>
            <p className="m-text" style={{ ...small, margin: 0 }}>
              Vragen? Bel gratis{" "}
              <a
                href={`tel:${helpline.replace(/[^\d+]/g, "")}`}
                style={{ fontWeight: 700, whiteSpace: "nowrap" }}
              >
                {helpline}
              </a>
              , {helplineHours}.
            </p>
            <p className="m-text" style={{ ...small, margin: "10px 0 0" }}>
              {content.why}
              {unsubscribeUrl !== null && (
                <>
                  {" "}
                  <a href={unsubscribeUrl}>Meld je af</a>
                </>
              )}
            </p>
          </div>
        </OutlookTable>
      </body>
    </html>
  );
}

interface PartProps {
  part: MailPart;
  before: MailPart | undefined;
  brand: MailBrand;
}

function Part({ part, before, brand }: PartProps): ReactElement {
  const margin = before?.kind === "button" ? "24px 0 0" : "16px 0 0";
  const style = { ...textStyle(brand), margin };
  switch (part.kind) {
    case "paragraph":
      return (
        <p className="m-text" style={style}>
          {part.text}
        </p>
      );
    case "link":
      return (
        <p className="m-text" style={style}>
          {part.text}
          <br />
          <a href={part.href} style={{ wordBreak: "break-all" }}>
            {part.href.replace(/^https:\/\//, "")}
          </a>
        </p>
      );
    case "list":
      return (
        <ul style={{ margin: "10px 0 0", padding: "0 0 0 22px" }}>
          {part.items.map((item) => (
            <li key={item} className="m-text" style={{ ...textStyle(brand), margin: "8px 0 0" }}>
              {item}
            </li>
          ))}
        </ul>
      );
    case "links":
      return (
        <ul style={{ margin: "10px 0 0", padding: "0 0 0 22px" }}>
          {part.items.map(({ text, href }) => (
            <li key={href} className="m-text" style={{ ...textStyle(brand), margin: "8px 0 0" }}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      );
    case "button":
      return (
        <OutlookTable
          style={{ margin: "26px 0 0" }}
          table={`<table role="presentation" cellspacing="0" cellpadding="0"><tr><td bgcolor="${brand.brand}" style="padding:14px 26px">`}
        >
          <a className="m-btn" href={part.href} style={buttonStyle(brand)}>
            {part.label}
          </a>
        </OutlookTable>
      );
  }
}

interface OutlookTableProps {
  className?: string;
  style: CSSProperties;
  /** The opening tags, without anything from outside. */
  table: string;
  children: ReactNode;
}

/** Content with a table around it that only Outlook for Windows reads, which ignores widths and paddings of others. */
function OutlookTable({ className, style, table, children }: OutlookTableProps): ReactElement {
  const content = renderToStaticMarkup(children);
  const html = `<!--[if mso]>${table}<![endif]-->${content}<!--[if mso]></td></tr></table><![endif]-->`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <div className={className} style={style} dangerouslySetInnerHTML={{ __html: html }} />;
}
