import { resolve } from "node:path";
import { z } from "zod";
import { days, secretsOf } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Storage and secrets");

const sessionSecrets = z
  .string()
  .refine((value) => value === "" || /[^\s,]/.test(value), "contains no secret")
  .pipe(secretsOf(16))
  .prefault("");

const redisAddress = z
  .string()
  .refine(
    (value) => value === "" || (/^rediss?:\/\/[^/\s]+(\/\d+)?$/.test(value) && URL.canParse(value)),
    "is not a redis:// address",
  )
  .prefault("");

export const storageSettings = {
  dataDir: setting(
    "DATA_DIR",
    z
      .string()
      .transform((path) => resolve(path))
      .prefault(".data"),
    {
      description:
        "Folder for blobs of members, the generated session secret, counts, resized pictures, submissions to the stand-in and, without `REDIS_URL`, the data that instances share.",
    },
  ),
  redisUrl: setting("REDIS_URL", redisAddress, {
    description:
      "Redis for the expiring data that instances share: `redis://host:6379`, or `rediss://name:password@host:6380/0` with TLS. Empty: files in `DATA_DIR`, which instances that work together then have to share.",
    example: "redis://redis.example.nl:6379",
  }),
  submissionDays: setting("SUBMISSIONS_DAYS", days.prefault("90"), {
    description: "Days after which the stand-in deletes submissions.",
  }),
  sessionSecrets: setting("SESSION_SECRET", sessionSecrets, {
    description:
      "Signs and encrypts; instances that work together need the same. Several, separated by commas, rotate: the first writes, all are read. Empty: generated once into `DATA_DIR`.",
    example: "a long random text,the one before it",
    secret: true,
  }),
};
