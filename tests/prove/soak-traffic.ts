import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sampleCv } from "../factories/applications";

/** What became of a request: `failed` is a status from 500, `broken` a connection that ended without a response. */
export type Outcome = "ok" | "failed" | "broken";

/** @param request its method and path, without numbers, and the status of its response */
type Report = (outcome: Outcome, request: string) => void;

interface Load {
  connections: number;
  /** Between a response and the next request of a connection. */
  pauseMs: number;
}

interface Sent {
  path: string;
  body?: Buffer;
  type?: string;
  /** Closes the connection before the response. */
  leaves?: boolean;
}

const application = "/vrijwilligerswerk/medewerker-hulplijn/solliciteren";
const brands = ["alzheimer", "samen", "dementie"];
const encodings = ["br", "gzip", "identity"];
const pages = [
  "/",
  "/zorgen/partner",
  "/dementie",
  "/hulplijn",
  "/regios",
  "/regios/rivierenland",
  "/nieuws",
  "/sitemap",
];
const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/nieuws.atom",
  "/vrijwilligerswerk.rss",
  "/regios/rivierenland/activiteiten.ics",
];

/** The kinds of requests, with how many of each are in a hundred. */
const mix: [share: number, send: (number: number) => Sent][] = [
  [40, (number) => ({ path: pages[number % pages.length] ?? "/" })],
  [12, (number) => ({ path: `/zoeken?zoekterm=woord${number}` })],
  [8, (number) => ({ path: `/regios?zoekterm=plaats${number % 500}` })],
  [6, (number) => ({ path: `/vrijwilligerswerk?search=rol${number}&page=${number % 4}` })],
  [8, (number) => ({ path: files[number % files.length] ?? "/robots.txt" })],
  [6, (number) => ({ path: `/bestaat-niet-${number}` })],
  [4, (number) => ({ path: `/zoeken/suggesties?zoekterm=de${number % 50}` })],
  [4, (number) => ({ path: `/zoeken?zoekterm=weg${number}`, leaves: true })],
  [5, () => form("/nuttig", { pad: "/zorgen/partner", antwoord: "ja" })],
  [3, (number) => form("/nieuwsbrief", { email: `els${number}@voorbeeld.nl` })],
  [2, () => form("/nieuwsbrief", { email: "els" })],
  [2, (number) => upload(number)],
];
const hundred = mix.flatMap(([share, send]) => Array.from({ length: share }, () => send));

function form(path: string, fields: Record<string, string>): Sent {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  return { path, body, type: "application/x-www-form-urlencoded" };
}

/** An incomplete application with a CV, which the site keeps for its next page. */
function upload(number: number): Sent {
  const head = [
    `--grens\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nEls ${number}\r\n`,
    '--grens\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  ].join("");
  const file = Buffer.concat([sampleCv.pdf, Buffer.alloc(200 * 1024, String(number))]);
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--grens--\r\n")]);
  return { path: application, body, type: "multipart/form-data; boundary=grens" };
}

/**
 * Sends mixed requests over a number of connections until `stop`: cached and uncached pages, searches, feeds, forms,
 * uploads, visitors who leave, and connections that never send anything.
 */
export function startTraffic(port: number, { connections, pauseMs }: Load, report: Report) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let number = 0;
  let isStopped = false;

  async function visit(): Promise<void> {
    while (!isStopped) {
      number += 1;
      // 37 and 100 have no common factor, so kinds alternate and all occur.
      const send = hundred[(number * 37) % hundred.length];
      if (send) await sendOne(send(number), number);
      if (pauseMs > 0) await pause(pauseMs);
      if (number % 500 === 0) connectSilently(port);
    }
  }

  function sendOne({ path, body, type, leaves }: Sent, index: number): Promise<void> {
    return new Promise((resolve) => {
      const method = body ? "POST" : "GET";
      const done = (outcome: Outcome, status = 0) => {
        if (!leaves) report(outcome, `${method} ${path.replace(/\d+/g, "")} ${status}`);
        resolve();
      };
      const headers = {
        Host: `${brands[index % brands.length]}.localhost:${port}`,
        "Accept-Encoding": encodings[index % encodings.length] ?? "br",
        Accept: "text/html",
        ...(body && { "Content-Type": type, "Content-Length": body.length }),
      };
      const sent = request({ port, path, method, headers, agent }, (response) => {
        response.resume();
        response.on("error", () => done("broken"));
        const status = response.statusCode ?? 0;
        response.on("end", () => done(status >= 500 ? "failed" : "ok", status));
      });
      sent.on("error", () => done("broken"));
      sent.end(body);
      if (leaves) setTimeout(() => sent.destroy(), 5);
    });
  }

  const visitors = Array.from({ length: connections }, visit);
  return {
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/** Opens a connection that sends nothing, for ten seconds. */
function connectSilently(port: number): void {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  setTimeout(() => socket.destroy(), 10_000).unref();
}
