import { z } from "zod";
import { optional, port } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Monitoring");

const sentryDsn = z
  .string()
  .regex(/^https?:\/\/\w+@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/, "is not an https://key@host/project address");

export const monitoringSettings = {
  logLevel: setting("LOG_LEVEL", z.enum(["debug", "info", "warn", "error", "silent"]).prefault("info"), {
    description: "Lowest level that is logged: debug, info, warn, error or silent.",
  }),
  metricsPort: setting("METRICS_PORT", port.prefault("0"), {
    description: "Port of `/metrics` for Prometheus, on `HOST`; keep it away from visitors. 0: none.",
    example: "9464",
  }),
  sentryDsn: setting("SENTRY_DSN", optional(sentryDsn).prefault(""), {
    description:
      "Address of a Sentry project to which errors are reported. Empty: none, and the library is not loaded.",
    example: "https://3f2a1b@errors.example.nl/12",
  }),
  sentryEnvironment: setting(
    "SENTRY_ENVIRONMENT",
    z
      .string()
      .max(64)
      .regex(/^[^\s/]+$/, "has a space or a slash")
      .prefault("production"),
    { description: "Environment that error reports name.", example: "staging" },
  ),
  sentryRelease: setting("SENTRY_RELEASE", z.string().max(200).prefault(""), {
    description: "Release that error reports name. Empty: the id of the build.",
    example: "2026-11-21",
  }),
  sentryTracesSampleRate: setting(
    "SENTRY_TRACES_SAMPLE_RATE",
    z.coerce.number("is not a number").min(0, "is below 0").max(1, "is above 1").prefault("1"),
    {
      description: "Share of requests whose duration is reported: 0 is none, 1 all.",
      example: "0.1",
    },
  ),
};
