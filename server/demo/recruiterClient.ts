import { inviteCandidate, listCandidates, type MatchedCandidate } from '#domain/api/candidates';
import { askForDocuments, takeBackDocumentRequest } from '#domain/api/documentRequests';
import type { EmployerChat } from '#domain/api/employerChats';
import {
  listChats,
  listMessages,
  markEmployerRead,
  sendEmployerMessage,
  setEmployerPresence,
} from '#domain/api/employerChats';
import type { Endpoint, RequestOf, ResponseOf } from '#domain/api/endpoint';
import { readFirstDay, saveFirstDay, saveJobFirstDay } from '#domain/api/firstDay';
import {
  type EmployerGivenReference,
  listGivenReferences,
  readGivenReference,
} from '#domain/api/givenReferences';
import {
  type EmployerApplication,
  listApplications,
  moveApplication,
  readJob,
} from '#domain/api/integration';
import { saveInterviewCalendar } from '#domain/api/interviews';
import { answerTerms, listAskedTerms } from '#domain/api/jobTerms';
import { getJob, type JobDetail } from '#domain/api/portal';
import type { ChatMessage } from '#domain/chat/chat';
import type { FirstDay } from '#domain/firstDay/items';
import type { EmployersJob } from '#domain/jobs/job';
import { MAX_PAGE_SIZE } from '#domain/limits';
import type { TermValues } from '#domain/terms/terms';
import type { RecruiterMessage } from './recruiterTalk';

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
  /** Says what holds of the first day for all on a job. */
  sayJobFirstDay(jobId: string, items: FirstDay, repeatKey: string): Promise<void>;
  /** The card of an application's first day, and what is missing. */
  firstDay(id: string): Promise<ResponseOf<typeof readFirstDay>['firstDay']>;
  sayFirstDay(id: string, items: FirstDay, repeatKey: string): Promise<void>;
  askForDocuments(
    id: string,
    request: Omit<RequestOf<typeof askForDocuments>, 'id'>,
    repeatKey: string,
  ): Promise<void>;
  /** Goes on without the documents that it asked for. */
  takeBackDocumentRequest(id: string, repeatKey: string): Promise<void>;
  move(id: string, status: EmployerApplication['status'], repeatKey: string): Promise<void>;
  /** The chats that were last written in. */
  chats(): Promise<EmployerChat[]>;
  /** A chat's newest messages, by rising number. */
  messages(id: string): Promise<ChatMessage[]>;
  markRead(id: string, lastReadMessageCount: number): Promise<void>;
  setPresence(id: string, online: boolean): Promise<void>;
  send(id: string, message: RecruiterMessage): Promise<ChatMessage>;
  /** The given references of an application. */
  references(id: string): Promise<EmployerGivenReference[]>;
  /** Opens one; the candidate sees it. */
  openReference(id: string, referenceId: string): Promise<void>;
  /** Its jobs of which terms are asked for. */
  askedTerms(): Promise<ResponseOf<typeof listAskedTerms>['results']>;
  ownJob(id: string): Promise<EmployersJob>;
  sayTerms(id: string, terms: TermValues): Promise<void>;
  /** A job as everybody may read it; null when it is gone. */
  job(id: string): Promise<JobDetail | null>;
}

/** The name that candidates see. */
const SENDER_NAME = 'Demons rekryterare';

/** A response other than 2xx. */
export class RecruiterRefusal extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, body: string) {
    super(`The integration API answered ${httpStatus}: ${body}`);
    this.name = 'RecruiterRefusal';
    this.httpStatus = httpStatus;
  }
}

/** Milliseconds for one call. */
const TIMEOUT = 30_000;

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
  const inTime = () => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  const call = async (method: string, path: string, body?: object, repeatKey?: string) => {
    const response = await fetch(`${baseUrl}/api/integration/${path}`, {
      method,
      signal: inTime(),
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
    repeatKey?: string,
  ): Promise<void> {
    const response = await call(method, pathOf(path, id), body, repeatKey);
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
    sayJobFirstDay: (jobId, items, repeatKey) => act(saveJobFirstDay, jobId, { items }, repeatKey),
    async firstDay(id) {
      const response = await call(readFirstDay.method, pathOf(readFirstDay.path, id));
      const { firstDay }: ResponseOf<typeof readFirstDay> = await response.json();
      return firstDay;
    },
    sayFirstDay: (id, items, repeatKey) => act(saveFirstDay, id, { items }, repeatKey),
    askForDocuments: (id, request, repeatKey) => act(askForDocuments, id, request, repeatKey),
    takeBackDocumentRequest: (id, repeatKey) => act(takeBackDocumentRequest, id, {}, repeatKey),
    move: (id, status, repeatKey) => act(moveApplication, id, { status }, repeatKey),
    async chats() {
      const response = await call(listChats.method, listChats.path);
      const { results }: ResponseOf<typeof listChats> = await response.json();
      return results;
    },
    async messages(id) {
      const response = await call(listMessages.method, pathOf(listMessages.path, id));
      const { results }: ResponseOf<typeof listMessages> = await response.json();
      return results;
    },
    markRead: (id, lastReadMessageCount) => act(markEmployerRead, id, { lastReadMessageCount }),
    setPresence: (id, online) => act(setEmployerPresence, id, { online }),
    async send(id, message) {
      const { method, path } = sendEmployerMessage;
      const body = { ...message, senderName: SENDER_NAME };
      const response = await call(method, pathOf(path, id), body);
      const { message: sent }: ResponseOf<typeof sendEmployerMessage> = await response.json();
      return sent;
    },
    async references(id) {
      const response = await call(listGivenReferences.method, pathOf(listGivenReferences.path, id));
      const { results }: ResponseOf<typeof listGivenReferences> = await response.json();
      return results;
    },
    async openReference(id, referenceId) {
      const { method, path } = readGivenReference;
      const named = path.replace(':referenceId', encodeURIComponent(referenceId));
      await (await call(method, pathOf(named, id))).arrayBuffer();
    },
    async askedTerms() {
      const response = await call(listAskedTerms.method, listAskedTerms.path);
      const { results }: ResponseOf<typeof listAskedTerms> = await response.json();
      return results;
    },
    async ownJob(id) {
      const response = await call(readJob.method, pathOf(readJob.path, id));
      const { job }: ResponseOf<typeof readJob> = await response.json();
      return job;
    },
    sayTerms: (id, terms) => act(answerTerms, id, { terms }),
    async job(id) {
      const url = `${baseUrl}/api/${getJob.service}/${getJob.path}?id=${encodeURIComponent(id)}`;
      const response = await fetch(url, { signal: inTime() });
      if (response.status === 404 || response.status === 410) return null;
      if (!response.ok) throw new RecruiterRefusal(response.status, await response.text());
      const { data }: ResponseOf<typeof getJob> = await response.json();
      return data;
    },
  };
}

function pathOf(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}
