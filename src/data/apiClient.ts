import type { Endpoint } from '#domain/api/endpoint';

export interface CallOptions {
  /** Makes a repeat of this write harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call is made although the page is being closed. */
  keepalive?: boolean;
  /** The answer is a file: its bytes as a `Blob`. */
  file?: true;
  /**
   * Whether the shell explains that the session has ended, when the call is refused for it; without
   * this, of a call that writes.
   */
  explainsLostSession?: boolean;
}

/**
 * The interface to the services: over HTTP in a browser, in process when a page is rendered on the
 * server. Rejects with an `ApiError`; a lost connection has the code `unavailable`.
 */
export interface ApiClient {
  call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options?: CallOptions,
  ): Promise<Response>;
}
