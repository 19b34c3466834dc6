import type { z } from "zod";
import { reportOnce } from "~/.server/errors/report-once";
import { failureMessage } from "~/utils/errors";
import { causeOf, failed } from "./call";
import { removeForeignMedia } from "./foreign-media";
import type { UpstreamResult } from "./result";
import type { CallScope } from "./upstream";

/** Decodes the JSON of a response with a schema; JSON that does not fit is a failure with status 200. */
export async function decode<S extends z.ZodType>(
  schema: S,
  { mediaHosts, logger, prepare }: CallScope,
  text: string,
  status: number,
): Promise<UpstreamResult<z.output<S>>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed(200, `${failureMessage(200)}: not JSON`);
  }
  const reportHost = (host: string) =>
    reportOnce(logger, { host }, "pictures of an unknown host are left out");
  const decoded = safelyDecode(
    schema,
    removeForeignMedia(prepare ? await prepare(json) : json, mediaHosts, reportHost),
  );
  if (decoded instanceof Error) return failed(500, causeOf(decoded));
  if (decoded.success) return { kind: "loaded", status, value: decoded.data };
  const issue = decoded.error.issues[0];
  return failed(200, `${failureMessage(200)} at ${issue?.path.join(".") || "the top"}: ${issue?.message}`);
}

/** A schema that throws is a defect of the site; only this call fails. */
function safelyDecode<S extends z.ZodType>(schema: S, json: unknown) {
  try {
    return schema.safeParse(json);
  } catch (error) {
    return error instanceof Error ? error : new Error("unknown");
  }
}
