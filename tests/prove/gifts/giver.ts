import { Agent, request } from "node:http";
import { parseMain, sentFields } from "../../setup/parse-html";

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const paymentPath = "/doneren/betalen?frequentie=eenmalig&bedrag=25";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Somebody who gives: with a network, a mail address and a cookie of their own. */
export interface Giver {
  address: string;
  cookie: string;
  /** The fields of the last step, as their browser holds them. */
  form: Record<string, string>;
}

function send(port: number, { address, cookie }: Omit<Giver, "form">, path: string, form?: Giver["form"]) {
  return new Promise<Answer>((resolve, reject) => {
    const content = form && new URLSearchParams(form).toString();
    const headers = {
      Host: `alzheimer.localhost:${port}`,
      Accept: "text/html",
      "X-Forwarded-For": address,
      ...(cookie && { Cookie: cookie }),
      ...(content !== undefined && {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(content),
      }),
    };
    const method = content === undefined ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(content);
  });
}

/** Fills in who gives, as far as the button that pays. @throws Error where a step fails */
export async function arrive(port: number, index: number): Promise<Giver> {
  const address = [10, (index >> 16) & 255, (index >> 8) & 255, index & 255].join(".");
  const person = { name: "Ineke Vermeulen", email: `gever${index}@voorbeeld.nl`, goal: "country" };
  const details = paymentPath.replace("betalen", "gegevens");
  const kept = await send(port, { address, cookie: "" }, details, person);
  const cookie = [kept.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");
  if (kept.status !== 303) throw new Error(`Who gives is answered with ${kept.status}`);
  const page = await send(port, { address, cookie }, paymentPath);
  const form = parseMain(page.text).querySelector<HTMLFormElement>(`form[action^="/doneren/betalen"]`);
  if (!form) throw new Error(`The last step is answered with ${page.status}`);
  return { address, cookie, form: Object.fromEntries(sentFields(form)) };
}

/** What a click on 'betaal' led to. `busy`: a 503 with `Retry-After` whose page still has the form. */
export type Outcome =
  | { kind: "payment"; code: string }
  | { kind: "busy"; waitSeconds: number }
  | { kind: "lost"; why: string };

/** Clicks on 'betaal', and opens the page that leads to the bank. */
export async function pay(port: number, giver: Giver): Promise<Outcome> {
  const answer = await send(port, giver, paymentPath, giver.form).catch((error: Error) => error);
  if (answer instanceof Error) return { kind: "lost", why: answer.message };
  const [, code] = /^\/doneren\/naar-je-bank\?code=(.+)$/.exec(String(answer.headers.location)) ?? [];
  if (answer.status === 303 && code !== undefined) return { kind: "payment", code };
  const waitSeconds = Number(answer.headers["retry-after"]);
  const isKept = giver.form.order !== undefined && answer.text.includes('name="order"');
  if (answer.status === 503 && waitSeconds > 0 && isKept) return { kind: "busy", waitSeconds };
  return { kind: "lost", why: `${answer.status}${isKept ? "" : " without the form"}` };
}

/** The status of the page that leads to the bank, and whether it has the way there. */
export async function openWayToBank(port: number, giver: Giver, code: string): Promise<boolean> {
  const { status, text } = await send(port, giver, `/doneren/naar-je-bank?code=${code}`);
  return status === 200 && text.includes('http-equiv="refresh"');
}
