/** The path a visitor asked for, decoded where it can be, without a slash at its end. */
export function pathOf(request: Pick<Request, "url">): string {
  const path = decoded(new URL(request.url).pathname);
  // Of several slashes in front (`/%2F/host`) a browser would read the next part as another host.
  return path.replace(/^[/\\]+/, "/").replace(/(.)\/+$/, "$1");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
