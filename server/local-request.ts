import type { IncomingMessage } from "node:http";

const loopbackAddress = /^(::ffff:)?127\.|^::1$/;
const loopbackHost = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a request comes from a browser on this machine, and not through a proxy. */
export function isLocalRequest({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
  const isForwarded = Object.keys(headers).some((name) =>
    /^(forwarded|x-forwarded-|via$|x-real-ip)/.test(name),
  );
  return (
    !isForwarded && loopbackAddress.test(socket.remoteAddress ?? "") && loopbackHost.test(headers.host ?? "")
  );
}
