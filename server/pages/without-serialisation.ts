import { data, type ServerBuild } from "@remix-run/node";

export type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type DataFunction = NonNullable<RouteModule["loader"]>;

/**
 * A route module whose data Remix does not serialise for the browser. Remix encodes all loader data for each document,
 * although no public page hydrates; non-enumerable properties are not encoded. Routes with `handle.hydrate` stay as
 * they are.
 */
export function withoutSerialisation(module: RouteModule): RouteModule {
  if (module.default === undefined || hydrates(module.handle)) return module;
  const { loader, action } = module;
  return {
    ...module,
    ...(loader && { loader: hideResult(loader) }),
    ...(action && { action: hideResult(action) }),
  };
}

function hydrates(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}

function hideResult(load: DataFunction): DataFunction {
  return async (args) => {
    const result: unknown = await load(args);
    if (isDataWithInit(result)) return data(hide(result.data), result.init ?? undefined);
    return hide(result);
  };
}

interface DataWithInit {
  type: "DataWithResponseInit";
  data: unknown;
  init: ResponseInit | null;
}

/** Whether a value is the result of `data`, as loaders return or throw it. */
export function isDataWithInit(result: unknown): result is DataWithInit {
  return (
    typeof result === "object" &&
    result !== null &&
    "type" in result &&
    result.type === "DataWithResponseInit"
  );
}

/** The same object with properties that are not enumerable; other values, such as responses, unchanged. */
function hide(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const properties = Object.entries(value).map(([name, property]) => [name, { value: property }]);
  return Object.defineProperties({}, Object.fromEntries(properties));
}
