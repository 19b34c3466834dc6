import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent, MailPart } from "./content";

/** What every mail of a brand has. */
export interface MailFrame {
  brandName: string;
  helpline: string;
}

const font = "'Segoe UI',Roboto,Verdana,Arial,sans-serif";
const ink = "#12284b";
const blue = "#2766bc";

/** For mail programs that read style sheets: dark colours and narrow screens. */
const sheet = `
:root{color-scheme:light dark}
body{margin:0;padding:0;background:#e4f0fd;-webkit-text-size-adjust:100%}
a{color:${blue}}
@media (prefers-color-scheme:dark){
body,.m-bg{background-color:#0e1a2e!important}
.m-card{background-color:#14233c!important}
.m-text,.m-text b{color:#f3f6fb!important}
a{color:#9cc8f8!important}
.m-btn{background-color:#9cc8f8!important;border-color:#9cc8f8!important;color:#0e1a2e!important}
}
[data-ogsc] .m-text{color:#f3f6fb!important}
[data-ogsb] .m-card{background-color:#14233c!important}
@media (max-width:619px){.m-pad{padding-left:22px!important;padding-right:22px!important}.m-h1{font-size:26px!important}}
`;

/** The HTML of a mail: styles on the elements, as many mail programs drop style sheets. */
export function mailHtml(content: MailContent, frame: MailFrame): string {
  return `<!doctype html>${renderToStaticMarkup(<Mail content={content} frame={frame} />)}`;
}

function Mail({ content, frame }: { content: MailContent; frame: MailFrame }) {
  const { subject, preview, title, parts, why } = content;
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the sheet is the constant above */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body>
        <div className="m-bg" style={{ backgroundColor: "#e4f0fd", padding: "24px 0" }}>
          <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
          <div className="m-card" style={cardStyle}>
            <p
              className="m-text m-pad"
              style={{ ...textStyle(20), margin: 0, padding: "26px 40px 0", fontWeight: 700 }}
            >
              {frame.brandName}
            </p>
            <div className="m-pad" style={{ padding: "18px 40px 44px" }}>
              <h1
                className="m-text m-h1"
                style={{ ...textStyle(30), margin: 0, fontWeight: 700, lineHeight: 1.15 }}
              >
                {title}
              </h1>
              {parts.map((part) => (
                <Part key={JSON.stringify(part)} part={part} />
              ))}
            </div>
          </div>
          <div className="m-pad" style={{ maxWidth: 520, margin: "0 auto", padding: "22px 40px 0" }}>
            <p className="m-text" style={{ ...textStyle(16), margin: 0 }}>
              Vragen? Bel gratis <a href={`tel:${frame.helpline.replace(/[^\d+]/g, "")}`}>{frame.helpline}</a>
              , elke dag van 9.00 tot 23.00 uur.
            </p>
            <p className="m-text" style={{ ...textStyle(16), margin: "10px 0 0" }}>
              {why}
            </p>
          </div>
        </div>
      </body>
    </html>
  );
}

function Part({ part }: { part: MailPart }) {
  if (part.kind === "button")
    return (
      <div style={{ margin: "26px 0 0" }}>
        <a className="m-btn" href={part.address} style={buttonStyle}>
          {part.label}
        </a>
      </div>
    );
  return (
    <p className="m-text" style={{ ...textStyle(18), margin: "18px 0 0" }}>
      {part.text}
      {part.kind === "address" && (
        <>
          <br />
          <a href={part.address} style={{ wordBreak: "break-all" }}>
            {part.address}
          </a>
        </>
      )}
    </p>
  );
}

const cardStyle: CSSProperties = {
  maxWidth: 600,
  margin: "0 auto",
  backgroundColor: "#ffffff",
  borderRadius: "22px 22px 72px 22px",
  overflow: "hidden",
};

const buttonStyle: CSSProperties = {
  ...{ display: "inline-block", padding: "13px 24px", textDecoration: "none" },
  ...{ backgroundColor: blue, border: `2px solid ${blue}`, borderRadius: 14 },
  ...{ fontFamily: font, fontSize: 18, lineHeight: "24px", fontWeight: 700, color: "#ffffff" },
};

function textStyle(size: number): CSSProperties {
  return { fontFamily: font, fontSize: size, lineHeight: 1.55, color: ink };
}

/** The same mail as plain text. */
export function mailText({ title, parts, why }: MailContent, { brandName, helpline }: MailFrame): string {
  const body = parts.flatMap((part) => {
    if (part.kind === "button") return [`${part.label}:\n${part.address}`];
    // The line of a button already has the address.
    return part.kind === "text" ? [part.text] : [];
  });
  const footer = `-- \nVragen? Bel gratis ${helpline}, elke dag van 9.00 tot 23.00 uur.\n${why}\n${brandName}`;
  return `${[`${title}\n${"=".repeat(title.length)}`, ...body, footer].join("\n\n")}\n`;
}
