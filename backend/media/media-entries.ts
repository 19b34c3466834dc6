/** The entries of `media.yaml` about videos. */
export function videosOf(yaml: unknown): object {
  return Object.fromEntries(Object.entries(entriesOf(yaml)).filter(isVideo));
}

/** The entries of `media.yaml` about pictures. */
export function withoutVideos(yaml: unknown): unknown {
  const entries = entriesOf(yaml);
  return yaml && entries === yaml
    ? Object.fromEntries(Object.entries(entries).filter((entry) => !isVideo(entry)))
    : yaml;
}

function entriesOf(yaml: unknown): object {
  return typeof yaml === "object" && yaml !== null && !Array.isArray(yaml) ? yaml : {};
}

function isVideo([, entry]: [string, unknown]): boolean {
  return typeof entry === "object" && entry !== null && "kind" in entry;
}
