/** Whether a host, with or without a port, is this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

/** The origin from which pictures of a host of `MEDIA_HOSTS` load: https, except on this machine. */
export function mediaOrigin(host: string): string {
  return `${isLoopback(host) ? "http" : "https"}://${host}`;
}
