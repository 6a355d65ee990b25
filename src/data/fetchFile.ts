import type { Bytes, Endpoint } from '#domain/api/endpoint';
import type { CallOptions } from './apiClient';
import type { SiteData } from './siteData';

/** Calls an endpoint that responds with the bytes of a file. Rejects with an `ApiError`. */
export function fetchFile<Request extends object>(
  { api }: SiteData,
  endpoint: Endpoint<Request, Bytes>,
  request: Request,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<Blob> {
  // Over HTTP, with `file`, its bytes come as a `Blob`
  const asBlob = endpoint as Endpoint<Request, unknown> as Endpoint<Request, Blob>;
  return api.call(asBlob, request, { ...options, file: true, explainsLostSession: true });
}
