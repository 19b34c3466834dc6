import { createRequire } from "node:module";
import { arrayBuffer } from "node:stream/consumers";
import type { RequestScope } from "~/.server/context/scope";
import { type YearOfGift, yearColumns, yearFacts, yearRows } from "./year-words";

// What the types of pdfkit lack.
declare global {
  namespace PDFKit.Mixins {
    interface TableOptions {
      structParent?: PDFStructureElement;
    }
    interface CellOptions {
      scope?: "Row" | "Column";
    }
  }
}

const require = createRequire(import.meta.url);
const regular = () =>
  require.resolve(
    "@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  );
const bold = () =>
  require.resolve(
    "@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
  );

const ink = "#12284b";
const line = "#c9d3e0";
const sizes = { H1: 24, H2: 15, P: 11.5 } as const;

/** Says that the file keeps to the rules of accessible PDFs (PDF/UA). */
const accessible = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

/** The statement of a year as a tagged PDF, which readers can have read aloud. */
export async function yearPdf(
  year: YearOfGift,
  { t, now }: Pick<RequestScope, "t" | "now">,
): Promise<ArrayBuffer> {
  // Few visits need it.
  const { default: PdfDocument } = await import("pdfkit");
  const title = t("giving.year.title", { year: year.given.year });
  const pdf = new PdfDocument({
    size: "A4",
    margin: 64,
    pdfVersion: "1.7",
    font: regular(),
    tagged: true,
    lang: "nl-NL",
    displayTitle: true,
    info: { Title: title, CreationDate: now, ...(year.creditor && { Author: year.creditor }) },
  });
  pdf.appendXML(accessible);
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  const write = (structType: keyof typeof sizes, text: string) => {
    pdf.font(structType === "P" ? regular() : bold(), sizes[structType]).fillColor(ink);
    pdf.text(text, { structParent: root, structType }).moveDown(0.7);
  };
  const table = (columns: (string | number)[], rows: PDFKit.Mixins.CellOptions[][]) => {
    pdf.font(regular(), sizes.P);
    pdf.table({
      structParent: root,
      columnStyles: columns,
      defaultStyle: {
        textColor: ink,
        border: { top: 0, left: 0, right: 0, bottom: 0.75 },
        borderColor: line,
        padding: { top: 6, right: 10, bottom: 6, left: 0 },
      },
      data: rows,
    });
    pdf.x = pdf.page.margins.left;
    pdf.moveDown(1.5);
  };
  const heading = (text: string, scope: "Row" | "Column") =>
    ({ text, type: "TH", scope, font: { src: bold(), size: sizes.P } }) as const;

  write("H1", title);
  write("P", t("giving.year.forTaxes"));
  table(
    [150, "*"],
    // A space before a line break keeps words apart that are read aloud.
    yearFacts(year, t).map(([name, value]) => [heading(name, "Row"), { text: value.replace("\n", " \n") }]),
  );
  write("H2", t("giving.year.lines"));
  table(
    [190, "*", 110],
    [
      yearColumns(t).map((name) => heading(name, "Column")),
      ...yearRows(year.given, t).map((row) => row.map((text) => ({ text }))),
    ],
  );
  write("P", t("giving.year.keep"));
  root.end();
  pdf.end();
  return arrayBuffer(pdf);
}
