import { z } from "zod";
import { flag } from "~/utils/setting-values";
import { settingsOf } from "~/utils/settings";

const setting = settingsOf("Development and tests");

export const developmentSettings = {
  blockGallery: setting("BLOCK_GALLERY", flag, {
    description:
      "1 shows every example of every block and page type at `/_blokken`; development always does.",
    example: "1",
  }),
  backendFaults: setting("BACKEND_FAULTS", flag, {
    description: "1 lets tests make calls to the stand-in fail. Never in production.",
    example: "1",
  }),
  development: setting(
    "NODE_ENV",
    z
      .string()
      .transform((value) => value === "development")
      .prefault("production"),
    {
      description: "`development`: hot reload, and a content policy that allows it; `npm run dev` sets it.",
      example: "development",
    },
  ),
};
