const kilobytes = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 1 });

/** '340 kB' or '1,2 MB', of a number of bytes; the megabyte of computers, as in 'hoogstens 2 MB'. */
export function fileSize(bytes: number): string {
  const size = bytes / 1024;
  return size < 1000 ? `${kilobytes.format(Math.max(1, size))} kB` : `${megabytes.format(size / 1024)} MB`;
}
