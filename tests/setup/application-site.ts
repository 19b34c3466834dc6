import type { Fetch } from "~/.server/http/upstream";
import { action, loader } from "~/routes/vacancies/application";
import { siteBackend } from "../../backend/test-support";
import { testApp } from "./app-context";

export const sendPath = "/api/v1/forms/vacancy/apply/send";

/** One page of each kind of vacancy, and one with a long form. */
export const applicationPaths = {
  regional: "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer/solliciteren",
  landelijk: "/vrijwilligerswerk/medewerker-hulplijn/solliciteren",
  contact: "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren",
  corporate: "/over-ons/werken-bij-alzheimer-nederland/webredacteur/solliciteren",
} as const;

/** A form as the product API received it. */
export interface Arrived {
  headers: Headers;
  /** In the order received. */
  fields: [name: string, value: string][];
  file: { field: string; name: string; type: string; bytes: Buffer } | null;
}

type Answer = (request: Request) => Response | Promise<Response>;

interface SiteOptions {
  /** The response of the product API to an application. Default: 201. */
  response?: Answer;
  environment?: Record<string, string>;
  now?: () => Date;
}

/** The application forms over the stand-in, and the forms they submit. */
export async function applicationSite({ response, environment, now = () => new Date() }: SiteOptions = {}) {
  const arrived: Arrived[] = [];
  const embedded = await siteBackend();
  const productApi: Fetch = async (request) => {
    if (new URL(request.url).pathname !== sendPath) return embedded(request);
    arrived.push(await read(request.clone()));
    return response ? response(request) : Response.json({ id: "1" }, { status: 201 });
  };
  const site = testApp({ cms: embedded, productApi, now, ...(environment && { environment }) });
  const call = (path: string, init?: RequestInit) => ({
    request: new Request(`http://dementie.localhost${path}`, init),
    params: {},
    context: { app: site.app, requestId: "test-request" },
  });
  return {
    logged: site.logged,
    dataDir: site.app.config.dataDir,
    store: site.app.store,
    arrived,
    /** Builds the arguments of a loader or action. */
    call,
    open: (path: string) => loader(call(path)),
    post: (path: string, body: FormData | RequestInit) =>
      action(call(path, body instanceof FormData ? { method: "POST", body } : { method: "POST", ...body })),
  };
}

async function read(request: Request): Promise<Arrived> {
  const arrived: Arrived = { headers: request.headers, fields: [], file: null };
  for (const [field, value] of await request.formData()) {
    if (typeof value === "string") arrived.fields.push([field, value]);
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      arrived.file = { field, name: value.name, type: value.type, bytes };
    }
  }
  return arrived;
}
