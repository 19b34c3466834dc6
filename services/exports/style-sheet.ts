/** The style of the file of an export, which loads nothing. */
export const styleSheet = `
body { margin: 0; background: #fff; color: #1c1b2e; font: 1.125rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; font-size: 1.4rem; line-height: 1.3; }
dl { margin: 1rem 0; padding-top: 0.75rem; border-top: 2px solid #cfcadb; }
dl div { margin-bottom: 0.6rem; }
dt { font-weight: 700; }
dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
img { display: block; width: 12rem; height: auto; border-radius: 0.75rem; }
`;
