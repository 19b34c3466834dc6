import { fileURLToPath } from "node:url";
import autoprefixer from "autoprefixer";
import tailwindcss from "tailwindcss";

/**
 * Windows are measured in letters of 16 px, which the browser knows by its own size: where its owner doubled the
 * letters, a window of 1024 px has room for what otherwise fits in 512 px.
 */
const sizesInLetters = {
  postcssPlugin: "sizes-in-letters",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(
        /(-(?:width|height): ?)(\d+)px/g,
        (_, name, pixels) => `${name}${Math.round((pixels / 16) * 100) / 100}em`,
      );
    },
  },
};

export default {
  plugins: [
    // By its full path, so that the style sheet is the same from whatever folder it is built.
    tailwindcss({ config: fileURLToPath(new URL("tailwind.config.ts", import.meta.url)) }),
    sizesInLetters,
    autoprefixer({ overrideBrowserslist: ["ios_saf >= 12", "safari >= 12", "defaults and not op_mini all"] }),
  ],
};
