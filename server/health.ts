import type { RequestHandler } from "express";
import type { AppContext } from "../app/.server/context/scope";

/** `/healthz`: the process runs. `/readyz`: it accepts requests, with the state of each upstream; 503 while draining. */
export function health({ upstreams }: AppContext, state: { draining: boolean }): RequestHandler {
  return (request, response, next) => {
    if (request.path === "/healthz")
      return response.set("Cache-Control", "no-store").type("text").send("ok\n");
    if (request.path !== "/readyz") return next();
    const states = Object.values(upstreams).map(({ name, reachable }) => [
      name,
      reachable === undefined ? "not asked yet" : reachable ? "ok" : "failing",
    ]);
    response
      .status(state.draining ? 503 : 200)
      .set("Cache-Control", "no-store")
      .json({ state: state.draining ? "draining" : "ready", upstreams: Object.fromEntries(states) });
  };
}
