import { inviteCandidate, listCandidates, type MatchedCandidate } from '#domain/api/candidates';
import { askForDocuments, takeBackDocumentRequest } from '#domain/api/documentRequests';
import type { Endpoint, RequestOf, ResponseOf } from '#domain/api/endpoint';
import {
  type EmployerApplication,
  listApplications,
  moveApplication,
} from '#domain/api/integration';
import { saveInterviewCalendar } from '#domain/api/interviews';
import { MAX_PAGE_SIZE } from '#domain/limits';

/** The part of the integration API that the demo recruiter uses, for one employer's key. */
export interface RecruiterClient {
  /** All applications, page by page. */
  list(): Promise<EmployerApplication[]>;
  /** The candidates who fit a job, on the first page. */
  candidates(jobId: string): Promise<MatchedCandidate[]>;
  invite(invitation: RequestOf<typeof inviteCandidate>, repeatKey: string): Promise<void>;
  /** Offers times for the interviews of a job. */
  offerInterviews(
    jobId: string,
    offer: Omit<RequestOf<typeof saveInterviewCalendar>, 'id'>,
    repeatKey: string,
  ): Promise<void>;
  askForDocuments(
    id: string,
    request: Omit<RequestOf<typeof askForDocuments>, 'id'>,
    repeatKey: string,
  ): Promise<void>;
  /** Goes on without the documents that it asked for. */
  takeBackDocumentRequest(id: string, repeatKey: string): Promise<void>;
  move(id: string, status: EmployerApplication['status'], repeatKey: string): Promise<void>;
}

/** A response other than 2xx. */
export class RecruiterRefusal extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, body: string) {
    super(`The integration API answered ${httpStatus}: ${body}`);
    this.name = 'RecruiterRefusal';
    this.httpStatus = httpStatus;
  }
}

/**
 * Calls the API over HTTP as any employer's program would.
 *
 * @param signal - aborts every call in progress.
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
  /** Calls an endpoint about one thing; its answer is not needed. */
  async function act<Request extends { id: string }>(
    { method, path }: Endpoint<Request, unknown>,
    id: string,
    body: Omit<Request, 'id'>,
    repeatKey: string,
  ): Promise<void> {
    const response = await call(
      method,
      path.replace(':id', encodeURIComponent(id)),
      body,
      repeatKey,
    );
    await response.arrayBuffer();
  }
  return {
    async list() {
      const all: EmployerApplication[] = [];
      let query = `?pageLength=${MAX_PAGE_SIZE}`;
      for (;;) {
        const response = await call(listApplications.method, `${listApplications.path}${query}`);
        const page: ResponseOf<typeof listApplications> = await response.json();
        all.push(...page.results);
        if (page.nextPageToken === null) return all;
        query = `?pageLength=${MAX_PAGE_SIZE}&startAfter=${encodeURIComponent(page.nextPageToken)}`;
      }
    },
    async candidates(jobId) {
      const path = `${listCandidates.path}?jobId=${encodeURIComponent(jobId)}`;
      const response = await call(listCandidates.method, path);
      const { results }: ResponseOf<typeof listCandidates> = await response.json();
      return results;
    },
    async invite(invitation, repeatKey) {
      const { method, path } = inviteCandidate;
      const response = await call(method, path, invitation, repeatKey);
      await response.arrayBuffer();
    },
    offerInterviews: (jobId, offer, repeatKey) =>
      act(saveInterviewCalendar, jobId, offer, repeatKey),
    askForDocuments: (id, request, repeatKey) => act(askForDocuments, id, request, repeatKey),
    takeBackDocumentRequest: (id, repeatKey) => act(takeBackDocumentRequest, id, {}, repeatKey),
    move: (id, status, repeatKey) => act(moveApplication, id, { status }, repeatKey),
  };
}
