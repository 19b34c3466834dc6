import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { parseJson } from "../../app/utils/parse-json";
import { writeFileAtomically } from "../write-file";
import { type Bank, createBank, emptyBank } from "./bank";
import { type BankFault, bankRoutes, LostAnswer } from "./routes";

interface BankServerOptions {
  /** 0 takes a free one. */
  port?: number;
  now?: () => Date;
  settleMs?: number | null;
  /** Folder in which it keeps its books; null where it forgets them. */
  dataDir?: string | null;
}

export interface BankServer {
  /** Its calls are below /v2; visitors see their payments at /. */
  url: string;
  bank: Bank;
  /** What goes wrong with the next calls, in their order; null with one that goes right. */
  faults: (BankFault | null)[];
  stop(): Promise<void>;
}

/** Serves the stand-in bank over HTTP, on this machine only. */
export async function startBank(options: BankServerOptions = {}): Promise<BankServer> {
  const { port = 0, dataDir = null, ...books } = options;
  const path = dataDir === null ? null : join(dataDir, "bank.json");
  let saved = Promise.resolve();
  const bank = createBank({
    ...books,
    ...(path !== null && {
      state: readBooks(path),
      onChange(state: unknown) {
        const text = JSON.stringify(state);
        saved = saved.then(() => writeFileAtomically(path, text)).catch(() => {});
      },
    }),
  });
  const faults: BankServer["faults"] = [];
  let url = "";
  const app = bankRoutes({ bank, url: () => url, nextFault: () => faults.shift() });
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await app.fetch(request);
      } catch (error) {
        if (error instanceof LostAnswer) incoming.socket.destroy();
        throw error;
      }
    },
    { errorHandler: () => {} },
  );
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  url = `http://localhost:${typeof address === "object" ? address?.port : port}`;
  return {
    url,
    bank,
    faults,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await saved;
    },
  };
}

/** The books of an earlier process; they are its own, so they are not checked field by field. */
function readBooks(path: string) {
  const books = emptyBank();
  try {
    return Object.assign(books, parseJson(readFileSync(path, "utf8")));
  } catch {
    return books;
  }
}
