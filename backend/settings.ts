import { z } from "zod";
import { days, flag, port } from "../app/utils/setting-values";
import { settingsOf } from "../app/utils/settings";

const setting = settingsOf("Stand-in");

/** Settings of the stand-in as a separate process (`npm run backend`). */
export const standInSettings = z.object({
  port: setting("PORT", port.prefault("4000"), {
    description: "Port the stand-in listens on; 0 takes a free one.",
  }),
  host: setting("HOST", z.string().prefault("127.0.0.1"), {
    description: "Address the stand-in listens on.",
    example: "0.0.0.0",
  }),
  contentDir: setting("CONTENT_DIR", z.string().prefault("content"), {
    description: "Folder of the content it serves.",
  }),
  dataDir: setting("DATA_DIR", z.string().prefault(".data"), {
    description: "Folder for submissions and resized pictures.",
  }),
  submissionDays: setting("SUBMISSIONS_DAYS", days.prefault("90"), {
    description: "Days after which it deletes submissions.",
  }),
  faults: setting("BACKEND_FAULTS", flag, {
    description: "1 lets tests make calls fail (`/__faults`). Never in production.",
    example: "1",
  }),
});
