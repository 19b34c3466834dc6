/** The response of an upstream before decoding. */
export interface UpstreamResponse {
  status: number;
  /** Target of a redirect; '' otherwise. */
  location: string;
  /** The header, where the response has a body. */
  contentType?: string;
  /** Of a 429: seconds in which the upstream accepts no other call. */
  retryAfter?: number;
  /** JSON text; '' where the status is the whole response. */
  text: string;
}

/** A response with its lifetime, as instances share it; moments are milliseconds since 1970. */
export interface SharedResponse {
  response: UpstreamResponse;
  tags: readonly string[];
  requestedAt: number;
  freshUntil: number;
  staleUntil: number;
  outageUntil: number;
}
