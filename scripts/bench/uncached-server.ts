/**
 * Serves the built site without cached pages, with cached upstream responses as usual, and times React on the tree
 * of the last rendered page.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { z } from "zod";
import { createSite } from "../../server/site";
import { loadSite, withBlocks } from "./built-site";
import { median } from "./median";

/** Brings the content page to 40 kB. */
const extraBlocks = 20;
const input = z.object({ seconds: z.number() });

const react: { renderToString(tree: ReactNode): string } = createRequire(import.meta.url)("react-dom/server");
const renderToString = react.renderToString;
let lastTree: ReactNode = null;
// Before the build is loaded, which takes its own binding.
react.renderToString = (tree) => {
  lastTree = tree;
  return renderToString(tree);
};

const { build, app } = await loadSite({ DATA_DIR: process.env.DATA_DIR ?? "", LOG_LEVEL: "info" });
// Else the first searches wait for a new database.
await app.ownServices?.start();
// No page fits into the cache, while upstream responses are cached as usual.
const config = { ...app.config, cache: { ...app.config.cache, maxPageBytes: 1 } };
const context = withBlocks({ ...app, config }, extraBlocks, "add");
const site = createSite(context, { build });
const server = createServer((request, response) => {
  // Simultaneous requests share no rendering after a flush, here of a tag that nothing has.
  context.flushes.flush(["bench"], Date.now());
  site(request, response);
});

/**
 * The tree as plain React renders it, with its menus (app/shell/menu-html.server.tsx). Remix's stream of loader data
 * for a browser can be read once only.
 */
function plainTree(tree: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode; context?: object; value?: unknown }>(tree)) return tree;
  const { context, children, value } = tree.props;
  if (context) return cloneElement(tree, { context: { ...context, serverHandoffStream: undefined } });
  const rendersMenus = typeof value === "function";
  return cloneElement(tree, rendersMenus ? { value: null } : {}, plainTree(children));
}

function timeReact(seconds: number) {
  const tree = plainTree(lastTree);
  const times: number[] = [];
  let kilobytes = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const from = performance.now();
    const html = renderToString(tree);
    times.push(performance.now() - from);
    kilobytes = html.length / 1000;
  }
  return { ms: median(times), kilobytes };
}

process.on("message", (message) => {
  process.send?.(timeReact(input.parse(message).seconds));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : 0 });
});
