import { fileURLToPath } from "node:url";

export default {
  plugins: {
    // By its full path, so that the style sheet is the same from whatever folder it is built.
    tailwindcss: { config: fileURLToPath(new URL("tailwind.config.ts", import.meta.url)) },
    autoprefixer: { overrideBrowserslist: ["ios_saf >= 12", "safari >= 12", "defaults and not op_mini all"] },
  },
};
