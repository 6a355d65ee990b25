import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import {
  type EmployerApplication,
  listApplications,
  moveApplication,
} from '#domain/api/integration';

/** The part of the integration API that the demo recruiter uses, for one employer's key. */
export interface RecruiterClient {
  list(): Promise<EmployerApplication[]>;
  move(id: string, status: EmployerApplication['status'], repeatKey: string): Promise<void>;
}

/** An answer other than 2xx. */
export class RecruiterRefusal extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, body: string) {
    super(`The integration API answered ${httpStatus}: ${body}`);
    this.name = 'RecruiterRefusal';
    this.httpStatus = httpStatus;
  }
}

/**
 * Calls the API over HTTP as any employer's tool would.
 *
 * @param signal - ends every call under way when aborted.
 */
export function createRecruiterClient(
  baseUrl: string,
  apiKey: string,
  signal: AbortSignal,
): RecruiterClient {
  const call = async (method: string, path: string, body?: object, repeatKey?: string) => {
    const response = await fetch(`${baseUrl}/api/integration/${path}`, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(repeatKey && { 'idempotency-key': repeatKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new RecruiterRefusal(response.status, await response.text());
    return response;
  };
  return {
    async list() {
      const response = await call(listApplications.method, listApplications.path);
      const { results }: ResponseOf<typeof listApplications> = await response.json();
      return results;
    },
    async move(id, status, repeatKey) {
      const path = moveApplication.path.replace(':id', encodeURIComponent(id));
      const body: Omit<RequestOf<typeof moveApplication>, 'id'> = { status };
      const response = await call(moveApplication.method, path, body, repeatKey);
      await response.arrayBuffer();
    },
  };
}
