import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { longMoment } from "../../app/utils/dates";
import type { ExportFact, ExportPart } from "../platform/export-part";
import { styleSheet } from "./style-sheet";

type Parts = Readonly<Record<string, ExportPart>>;

/** Nothing is loaded and no script runs, whatever members wrote. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** One file with all of an export: to be read, and as JSON for programs. */
export function renderExport(parts: Parts, made: Date): string {
  return `<!doctype html>\n${renderToStaticMarkup(<ExportDocument parts={parts} made={made} />)}\n`;
}

function ExportDocument({ parts, made }: { parts: Parts; made: Date }): ReactElement {
  const data = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]));
  const json = JSON.stringify({ made: made.toISOString(), ...data }, null, 2);
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>Je gegevens</title>
        <style>{styleSheet}</style>
      </head>
      <body>
        <main>
          <h1>Je gegevens</h1>
          <p>
            Dit is alles wat we van je bewaren, zoals het was op {longMoment(made.toISOString())}. Bewaar dit
            bestand op een plek waar alleen jij bij kunt.
          </p>
          {Object.entries(parts).map(([name, part]) => (
            <Part key={name} name={name} part={part} />
          ))}
          <section aria-labelledby="json">
            <h2 id="json">Voor een ander programma</h2>
            <p>
              <a download="mijn-gegevens.json" href={dataUrl("application/json", Buffer.from(json))}>
                Bewaar deze gegevens als JSON-bestand
              </a>
            </p>
          </section>
        </main>
        <script
          type="application/json"
          id="gegevens"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` cannot end its element
          dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
        />
      </body>
    </html>
  );
}

function Part({ name, part: { title, entries, picture } }: { name: string; part: ExportPart }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {picture && <img src={dataUrl(picture.contentType, picture.bytes)} alt={picture.description} />}
      {entries.map((facts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Facts key={index} facts={facts} />
      ))}
      {entries.length === 0 && !picture && <p>Hiervan bewaren we niets.</p>}
    </section>
  );
}

function Facts({ facts }: { facts: readonly ExportFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || "Niets ingevuld"}</dd>
        </div>
      ))}
    </dl>
  );
}

function dataUrl(contentType: string, bytes: Buffer): string {
  return `data:${contentType};base64,${bytes.toString("base64")}`;
}
