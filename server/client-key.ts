import { createHmac } from "node:crypto";
import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { AppContext } from "../app/.server/context/scope";

/** A keyed hash of a client: its IPv4 address or its IPv6 network. No address is stored. */
export function clientKey(
  { ip = "" }: Pick<Request, "ip">,
  { sessionSecrets: [secret = ""] }: Pick<AppContext["config"], "sessionSecrets">,
): string {
  return createHmac("sha256", secret).update(ipKeyGenerator(ip)).digest("hex");
}
