import type { CSSProperties } from "react";
import type { MailBrand } from "./brands";

const font = "'Segoe UI',Roboto,Verdana,Arial,sans-serif";

export const cardStyle: CSSProperties = {
  maxWidth: "600px",
  margin: "0 auto",
  backgroundColor: "#ffffff",
  borderRadius: "22px 22px 72px 22px",
  overflow: "hidden",
};

export function textStyle({ ink }: MailBrand): CSSProperties {
  return { fontFamily: font, fontSize: "18px", lineHeight: 1.55, color: ink };
}

export function titleStyle({ ink }: MailBrand): CSSProperties {
  return { margin: 0, fontFamily: font, fontSize: "30px", lineHeight: 1.15, fontWeight: 700, color: ink };
}

export function buttonStyle({ brand }: MailBrand): CSSProperties {
  return {
    display: "inline-block",
    backgroundColor: brand,
    border: `2px solid ${brand}`,
    borderRadius: "14px",
    padding: "13px 24px",
    fontFamily: font,
    fontSize: "18px",
    lineHeight: "24px",
    fontWeight: 700,
    color: "#ffffff",
    textDecoration: "none",
  };
}

/** Dark mode: `prefers-color-scheme`, and the attributes by which Outlook marks what it recoloured. */
export function styleSheet({ ground, brand, dark }: MailBrand): string {
  return `
:root { color-scheme: light dark; }
body { margin: 0; padding: 0; background: ${ground}; -webkit-text-size-adjust: 100%; }
img { border: 0; display: block; max-width: 100%; height: auto; }
a { color: ${brand}; }
@media (prefers-color-scheme: dark) {
  body, .m-bg { background-color: ${dark.ground} !important; }
  .m-card { background-color: ${dark.card} !important; }
  .m-text { color: #f3f6fb !important; }
  a { color: ${dark.brand} !important; }
  .m-btn { background-color: ${dark.brand} !important; border-color: ${dark.brand} !important; color: ${dark.ground} !important; }
}
[data-ogsc] .m-text { color: #f3f6fb !important; }
[data-ogsb] .m-card { background-color: ${dark.card} !important; }
@media (max-width: 619px) { .m-pad { padding-left: 22px !important; padding-right: 22px !important; } .m-h1 { font-size: 26px !important; } }
`;
}
