import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";

const known = "/zorgen/partner";
const form = "/vrijwilligerswerk/medewerker-hulplijn/solliciteren";

async function end(child: ChildProcess): Promise<number | null> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const [status] = await ended;
  return status;
}

test("a restarted site without its CMS serves pages from before the restart, and a 503 for other pages", async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  const backend = await startBackend(backendPort);
  const settings = {
    CMS_URL: `http://127.0.0.1:${backendPort}`,
    API_URL: `http://127.0.0.1:${backendPort}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), "site-restart-")),
  };
  const visit = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };
  const first = await startServer("node", ["build/server.js"], port, settings);
  const before = await visit(known);
  expect(before.status).toBe(200);
  expect(await end(first)).toBe(0);
  await end(backend);

  const second = await startServer("node", ["build/server.js"], port, settings);
  try {
    const after = await visit(known);
    expect(after.status).toBe(200);
    const parts = (text: string) => text.match(/<h[1-3].*?<\/h[1-3]>|<nav.*?<\/nav>/gs);
    expect(parts(after.text)).toEqual(parts(before.text));
    const never = await visit("/dementie/oorzaken");
    expect(never.status).toBe(503);
    expect(never.text).toContain("De website heeft een storing");
  } finally {
    await end(second);
  }
});

test("an application whose file is still uploading during shutdown receives a response", async () => {
  const port = await freePort();
  const site = await startServer("node", ["build/server.js"], port);
  await fetch(`http://127.0.0.1:${port}${form}`);
  const file = Buffer.alloc(1024 * 1024, "%PDF-1.7 ");
  const [head, tail] = multipart({ firstName: "Wil" }, file);
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.on("data", (part) => {
    response += part;
  });
  const closed = once(socket, "close");
  socket.write(
    [
      `POST ${form} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      "Content-Type: multipart/form-data; boundary=grens",
      `Content-Length: ${head.length + file.length + tail.length}`,
      "Connection: close",
      "\r\n",
    ].join("\r\n"),
  );
  socket.write(head);
  socket.write(file.subarray(0, file.length / 2));
  const readyz = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(readyz).toBe(200);
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  // The server refuses new connections and finishes open ones.
  await expect.poll(readyz).toBe(0);
  socket.write(file.subarray(file.length / 2));
  socket.write(tail);
  await closed;
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('value="Wil"');
  expect((await ended)[0]).toBe(0);
});

/** The parts of a multipart body before and after a file. */
function multipart(fields: Record<string, string>, { length }: Buffer): [Buffer, Buffer] {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--grens\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--grens\r\nContent-Disposition: form-data; name="cv"; filename="cv-${length}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return [Buffer.from(parts.join("") + file), Buffer.from("\r\n--grens--\r\n")];
}

async function startBackend(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "backend/serve.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), "backend-")) },
    stdio: "ignore",
  });
  const asks = () =>
    fetch(`http://127.0.0.1:${port}/api/drupal/api/homepage`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(asks).toBe(200);
  return child;
}
