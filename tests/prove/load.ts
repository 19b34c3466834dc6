import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface Sent {
  path: string;
  session: string;
  /** Of a form that is posted. */
  body?: Record<string, string>;
}

export interface Answered {
  status: number;
  text: string;
  /** In milliseconds, from the moment that it had to be sent. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Sends a request as a browser of a member. @param due when it had to be sent */
export function send(
  port: number,
  { path, session, body }: Sent,
  due = performance.now(),
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const content = body && new URLSearchParams(body).toString();
    const headers = {
      Host: `alzheimer.localhost:${port}`,
      Accept: "text/html",
      Cookie: `sessie=${session}`,
      ...(content !== undefined && {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(content),
      }),
    };
    const options = { port, path, headers, agent, method: content === undefined ? "GET" : "POST" };
    const sent = request({ ...options, host: "127.0.0.1" }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - due,
        }),
      );
    });
    sent.on("error", reject);
    sent.end(content);
  });
}

/** Sends requests at a steady pace, whether earlier ones are answered or not. Returns the times. */
export async function sendSteadily(
  port: number,
  { requests, perSecond, status }: { requests: readonly Sent[]; perSecond: number; status: number },
): Promise<number[]> {
  const start = performance.now();
  const answers = requests.map(async (sent, index) => {
    const due = start + (index * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const answer = await send(port, sent, due);
    if (answer.status !== status) throw new Error(`${sent.path} is answered with ${answer.status}`);
    return answer.ms;
  });
  return Promise.all(answers);
}
