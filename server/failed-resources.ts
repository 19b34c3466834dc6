import { type AppLoadContext, createRequestHandler, data, type ServerBuild } from "@remix-run/node";
import { requestScope } from "../app/.server/context/context";
import { failureForStatus } from "../app/utils/errors";
import { buildOfRoute } from "./pages/remix-renderer";
import { isDataWithInit, type RouteModule, withoutSerialisation } from "./pages/without-serialisation";

/** A build, or in development a function that returns the current one. */
type Build = ServerBuild | (() => Promise<ServerBuild>);
type DataFunction = NonNullable<RouteModule["loader"]>;

/** The response to a failed request for a resource. */
export type RespondToFailure = (
  request: Request,
  status: number,
  context: AppLoadContext,
) => Promise<Response>;

const catchAllPath = "*";
/** Whether the site has an error page for a status. */
const hasPage = (status: number) => [401, 403, 404, 410].includes(status) || status >= 500;

/**
 * Creates the function that responds to a failed request for a calendar, feed, picture or other resource:
 * with the site's error page where a browser opens it as a page, else with plain text.
 */
export function createFailureResponses(build: Build): RespondToFailure {
  const handlers = new Map<number, ReturnType<typeof createRequestHandler>>();
  const handlerFor = (status: number) => {
    const handler =
      handlers.get(status) ?? createRequestHandler(mapBuild(build, buildThatFailsWith(status)), "production");
    handlers.set(status, handler);
    return handler;
  };
  return async (request, status, { app, requestId }) => {
    // Each document has a scope of its own, so it needs a new context.
    const context = { ...(app && { app }), ...(requestId && { requestId }) };
    if (hasPage(status) && opensPage(request)) {
      const page = await handlerFor(status)(request, context);
      page.headers.append("Vary", "Accept");
      return page;
    }
    const { t } = await requestScope(request, context);
    const failure = failureForStatus(status);
    const text = hasPage(status)
      ? `${t(`${failure}.title`)}\n\n${t(`${failure}.text`)}`
      : t(status === 405 ? "refused.method" : "refused.broken");
    return new Response(`${text}\n`, {
      status,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        Vary: "Accept",
        ...(status >= 500 && { "Retry-After": "30" }),
      },
    });
  };
}

/** Whether a browser shows the response as a page. A failed POST gets plain text: Back restores its form. */
function opensPage({ method, headers }: Request): boolean {
  return method !== "POST" && /\btext\/html\b/.test(headers.get("Accept") ?? "");
}

/** A build whose only page fails with a status, at every address. */
const buildThatFailsWith =
  (status: number) =>
  (build: ServerBuild): ServerBuild => {
    const loader = () => {
      throw data({ reason: failureForStatus(status) }, { status });
    };
    const catchAllRoute = Object.values(build.routes).find(({ path }) => path === catchAllPath);
    return buildOfRoute(build, catchAllRoute?.id ?? "", (module, id) =>
      withoutSerialisation(id === catchAllRoute?.id ? { default: module.default, loader } : module),
    );
  };

/** A build whose resource routes respond readably where Remix would send its own text, or nothing. */
export function withReadableFailures(build: Build, respond: RespondToFailure): Build {
  return mapBuild(build, (current) => ({
    ...current,
    routes: Object.fromEntries(
      Object.entries(current.routes).map(([id, route]) => [
        id,
        isResource(route.module) ? { ...route, module: readable(route.module, current, respond) } : route,
      ]),
    ),
  }));
}

/** The condition of Remix for routes that it renders no document for. */
function isResource({ default: component, ErrorBoundary }: RouteModule): boolean {
  return (component === undefined || component === null) && !ErrorBoundary;
}

function readable(module: RouteModule, build: ServerBuild, respond: RespondToFailure): RouteModule {
  const { loader = notAllowed, action = notAllowed } = module;
  const withReadableOutcome =
    (load: DataFunction): DataFunction =>
    async (args) => {
      const { request, context } = args;
      const orReadable = async (response: Response) =>
        response.status < 400 || response.body ? response : respond(request, response.status, context);
      try {
        const result: unknown = await load(args);
        return result instanceof Response ? orReadable(result) : result;
      } catch (failure) {
        if (failure instanceof Response) return orReadable(failure);
        if (isDataWithInit(failure)) return respond(request, failure.init?.status ?? 500, context);
        if (request.signal.aborted) throw failure;
        await build.entry.module.handleError?.(failure, args);
        return respond(request, 500, context);
      }
    };
  return { ...module, loader: withReadableOutcome(loader), action: withReadableOutcome(action) };
}

/** For a method that a resource does not have. */
const notAllowed: DataFunction = async () => new Response(null, { status: 405 });

function mapBuild(build: Build, change: (build: ServerBuild) => ServerBuild): Build {
  return typeof build === "function" ? async () => change(await build()) : change(build);
}
