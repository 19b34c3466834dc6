import { z } from "zod";
import { binary, noInput, operation } from "../platform/contract";

const ownExport = z.object({
  state: z.enum(["none", "waiting", "ready", "failed"]),
  /** When it was requested, and when it is deleted; null without one. */
  requestedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** When another one may be requested; null where that is now. */
  nextAt: z.iso.datetime().nullable(),
});
export type OwnExport = z.output<typeof ownExport>;

export const exportsContract = {
  ownExport: operation({
    method: "GET",
    path: "/api/v1/account/exports",
    summary: "Whether there is an export of the member's data.",
    member: true,
    input: noInput,
    responses: { 200: { description: "The state of the export.", body: ownExport } },
  }),
  requestExport: operation({
    method: "POST",
    path: "/api/v1/account/exports",
    summary:
      "Has a job make a file with all data of the member, in place of the one before, and mail when it is ready.",
    member: true,
    input: noInput,
    responses: {
      202: { description: "A mail comes when it is ready.", body: z.strictObject({}) },
      429: {
        description: "One was requested in the last 24 hours.",
        body: z.object({ retryAfterSeconds: z.int().positive() }),
      },
    },
  }),
  exportFile: operation({
    method: "GET",
    path: "/api/v1/account/export",
    summary:
      "The export: one HTML file for people, with the same data as JSON. It is deleted after seven days.",
    member: true,
    input: noInput,
    responses: {
      200: { description: "The file.", body: binary },
      404: { description: "There is none, or not yet.", body: z.strictObject({}) },
    },
  }),
};
