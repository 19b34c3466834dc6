import { longestText } from "~/fields/longest-texts";
import { html, paragraph, value } from "~/fields/wire-examples";

export const htmlExamples = {
  "with a table": paragraph("html", {
    field_html_id: value("openingstijden"),
    field_text: html(
      '<h2>Wanneer zijn we open?</h2><table><caption>Openingstijden</caption><tbody><tr><th scope="row">Maandag tot en met vrijdag</th><td>9.00 tot 17.00 uur</td></tr><tr><th scope="row">Zaterdag en zondag</th><td>gesloten</td></tr></tbody></table>',
    ),
  }),
  "with one sentence": paragraph("html", { field_text: html("<p>Op feestdagen zijn we dicht.</p>") }),
  "with disallowed elements and attributes": paragraph("html", {
    field_text: html(
      '<p style="color: red" onclick="x()">Blijft <b>staan</b>.<script>alert(1)</script></p><style>p { color: red }</style><iframe src="https://www.example.nl"></iframe><form><input name="pincode"></form><p><a href="javascript:x()">Klik</a> <a href="https://www.example.nl">Elders</a></p>',
    ),
  }),
  "with the longest text": paragraph("html", { field_text: longestText() }),
};
