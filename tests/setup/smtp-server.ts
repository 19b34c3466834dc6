import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail {
  sender: string;
  recipient: string;
  content: Buffer;
}

export interface SmtpOptions {
  /** The reply to a recipient, such as '451 4.7.1 Try later'; null accepts it. */
  replyTo?: (recipient: string, attempt: number) => string | null;
  /** Called when a mail has arrived, before the server says so. */
  onMail?: (mails: readonly ReceivedMail[]) => void;
}

/** A mail server until the test ends. It has one recipient per mail. */
export async function smtpServer({ replyTo = () => null, onMail }: SmtpOptions = {}) {
  const mails: ReceivedMail[] = [];
  const attempts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const reply = replyTo(address, attempt);
      callback(reply === null ? null : refusal(reply));
    },
    async onData(stream, { envelope }, callback) {
      // A client that is killed breaks its mails off, too.
      const content = await buffer(stream).catch(() => null);
      if (!content) return;
      const sender = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      mails.push({ sender, recipient: envelope.rcptTo[0]?.address ?? "", content });
      onMail?.(mails);
      callback();
    },
  });
  // A client that is killed breaks its connections.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port");
  return { url: `smtp://127.0.0.1:${address.port}`, mails, attempts };
}

function refusal(reply: string): Error {
  const [code = "", ...words] = reply.split(" ");
  return Object.assign(new Error(words.join(" ")), { responseCode: Number(code) });
}
