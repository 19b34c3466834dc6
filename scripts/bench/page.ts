/** The measured page. */
export const page = "/zorgen/partner";
