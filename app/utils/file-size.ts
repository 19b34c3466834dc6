const kilobytes = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 1 });

/** '340 kB' or '1,2 MB', from bytes; 1 MB is 1024 × 1024 bytes, as in the upload limit. */
export function fileSize(bytes: number): string {
  const size = bytes / 1024;
  return size < 1000 ? `${kilobytes.format(Math.max(1, size))} kB` : `${megabytes.format(size / 1024)} MB`;
}
