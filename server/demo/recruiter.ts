import { setTimeout as sleep } from 'node:timers/promises';
import type { EmployerApplication } from '#domain/api/integration';
import { addDays } from '#domain/calendar/days';
import { type Clock, today } from '../lib/clock';
import { HALF_A_CARD } from './demoFirstDay';
import type { SoughtJob } from './demoPeople.repository';
import { interviewTimes } from './interviewTimes';
import { answerChats } from './recruiterChats';
import { createRecruiterClient, type RecruiterClient, RecruiterRefusal } from './recruiterClient';
import { answerFirstDays } from './recruiterFirstDays';
import { createRecruiterInvitations } from './recruiterInvitations';
import { createInterviewOffers } from './recruiterOffers';
import { type NextStep, nextStep } from './recruiterPlan';
import { readSharedReferences } from './recruiterReferences';
import { messageAfter } from './recruiterTalk';
import { answerTermQuestions } from './recruiterTerms';

/** The interval between rounds when no notification comes, milliseconds. */
const IDLE_MS = 60_000;
/** Notifications closer together than this share a round, milliseconds. */
const MIN_GAP_MS = 2000;
/** How long it seems to write a message, milliseconds. */
const WRITING_MS = 2000;
const INTERVIEW_MINUTES = 30;
/** Whoever interviews for an employer, on all of its jobs. */
const INTERVIEWER = 'demo-recruiter';
const DAYS_TO_SHARE = 7;

/** It says what it is, since the candidate reads it. */
const ASKING =
  'Simulerad fråga: demons rekryterare är ett program. Vi behöver de här handlingarna innan vi kan gå vidare. Delar du inga går vi vidare ändå om en stund.';

export interface DemoRecruiterDeps {
  /** The server's own address, without a trailing slash. */
  baseUrl: string;
  /** The demo employers with their integration keys: `readDemoKeys`. */
  employers: readonly { employerId: string; apiKey: string }[];
  /** Jobs for which it looks for candidates and invites them. */
  sought: readonly SoughtJob[];
  /** Jobs of theirs that ask for an interview. */
  interviewed: readonly SoughtJob[];
  /** How long an application stays in each status. */
  stepSeconds: number;
  clock: Clock;
  /** Called with the error of a round; the next round tries again. */
  onError(error: unknown): void;
}

export interface DemoRecruiter {
  /**
   * Notifies it that an application was made or changed, or a message sent, so that a round follows
   * soon.
   *
   * @param references - somebody has changed what they share of their references.
   */
  notify(about?: { references: boolean }): void;
  /** Aborts calls in progress; resolves when nothing is running. */
  stop(): Promise<void>;
}

/**
 * The demo recruiter: a client of the integration API that moves each application one step at a
 * time, asks some candidates for documents, and answers what they write and what they ask about terms. It keeps no state: what is
 * due follows from the lists, so a restart changes nothing. From time to time it invites a candidate
 * who wants offers. It opens the references that are shared with it, and says so. It says half of the first day when a candidate is qualified, and the rest when it is
 * asked for it.
 */
export function startDemoRecruiter(deps: DemoRecruiterDeps): DemoRecruiter {
  const { clock, onError } = deps;
  const stepMs = deps.stepSeconds * 1000;
  const gapMs = Math.min(MIN_GAP_MS, stepMs);
  const stopping = new AbortController();
  const clients = new Map(
    deps.employers.map(({ employerId, apiKey }) => [
      employerId,
      createRecruiterClient(deps.baseUrl, apiKey, stopping.signal),
    ]),
  );
  const withClients = (jobs: readonly SoughtJob[]) =>
    jobs.flatMap(({ jobId, employerId }) => {
      const client = clients.get(employerId);
      return client ? [{ client, jobId }] : [];
    });
  const invitations = createRecruiterInvitations({
    searches: withClients(deps.sought),
    stepMs,
    clock,
  });
  const offers = createInterviewOffers({
    jobs: withClients(deps.interviewed),
    offer: offerInterviews,
    clock,
  });
  /** The applications whose first days are whole. */
  const answered = new Set<string>();
  let woken = false;
  // Few rounds have any: each would cost a call an application
  let referencesDue = true;
  let endWait: () => void = () => {};

  const talk = (client: RecruiterClient): Promise<void> =>
    answerChats(client, {
      writingMs: Math.min(WRITING_MS, stepMs),
      signal: stopping.signal,
    }).catch((error: unknown) => {
      if (!stopping.signal.aborted) onError(error);
    });

  /** Checks every employer once; returns when the next step is due, epoch milliseconds. */
  const round = async (): Promise<number> => {
    let nextDue = Number.POSITIVE_INFINITY;
    const talking: RecruiterClient[] = [];
    const readsReferences = referencesDue;
    referencesDue = false;
    for (const client of clients.values()) {
      try {
        await answerTermQuestions(client);
        const applications = await client.list();
        // A chat is about an application: most employers have neither
        if (applications.length > 0) talking.push(client);
        await answerFirstDays(client, applications, answered);
        if (readsReferences) await readSharedReferences(client, applications);
        for (const application of applications) {
          nextDue = Math.min(nextDue, await advance(client, application, { clock, stepMs }));
        }
      } catch (error) {
        if (stopping.signal.aborted) break;
        onError(error);
      }
    }
    await Promise.all(talking.map(talk));
    try {
      await offers.send();
      if (invitations.due() <= clock.now()) await invitations.send();
    } catch (error) {
      if (!stopping.signal.aborted) onError(error);
    }
    return Math.min(nextDue, invitations.due());
  };

  const rest = async (untilDue: number): Promise<void> => {
    await sleep(gapMs, undefined, { signal: stopping.signal, ref: false });
    const left = Math.min(untilDue - clock.now(), IDLE_MS);
    if (woken || left <= 0) return;
    const notified = new AbortController();
    endWait = () => notified.abort();
    const signal = AbortSignal.any([stopping.signal, notified.signal]);
    await sleep(left, undefined, { signal, ref: false }).catch(() => {});
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      woken = false;
      const untilDue = await round();
      await rest(untilDue).catch(() => {});
    }
  };
  const running = run();

  return {
    notify({ references } = { references: false }) {
      referencesDue ||= references;
      woken = true;
      endWait();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Offers times for the interviews of a job, once a day: the employer's recruiter has them all. */
async function offerInterviews(client: RecruiterClient, jobId: string, clock: Clock) {
  const day = today(clock);
  const offer = {
    minutes: INTERVIEW_MINUTES,
    free: interviewTimes(day),
    interviewerId: INTERVIEWER,
    place: null,
    meetingUrl: `https://meet.example.com/${jobId}`,
  };
  await client.offerInterviews(jobId, offer, `${jobId}:${day}`);
}

async function take(
  client: RecruiterClient,
  { id, jobId, updatedAt }: EmployerApplication,
  step: NextStep,
  clock: Clock,
): Promise<void> {
  const repeatKey = (what: string) => `${id}:${what}:${updatedAt}`;
  if (step.kind === 'ask') {
    const { types } = step;
    const dueOn = addDays(today(clock), DAYS_TO_SHARE);
    await client.askForDocuments(id, { types, message: ASKING, dueOn }, repeatKey('ask'));
  } else if (step.kind === 'take_back') {
    await client.takeBackDocumentRequest(id, repeatKey('take_back'));
  } else {
    // A qualified candidate is offered interview times
    if (step.to === 'qualified') {
      await offerInterviews(client, jobId, clock);
      await client.sayJobFirstDay(jobId, HALF_A_CARD, `${jobId}:first-day`);
    }
    await client.move(id, step.to, repeatKey(step.to));
    const message = messageAfter(id, step.to);
    if (message) await client.send(id, message);
  }
}

/** Moves an application when its step is due; returns when its next step is due. */
async function advance(
  client: RecruiterClient,
  application: EmployerApplication,
  { clock, stepMs }: { clock: Clock; stepMs: number },
): Promise<number> {
  const step = nextStep(application);
  if (step === null) return Number.POSITIVE_INFINITY;
  const due = Date.parse(application.updatedAt) + stepMs * step.after;
  if (due > clock.now()) return due;
  try {
    await take(client, application, step, clock);
  } catch (error) {
    // The candidate withdrew, or it was moved otherwise, after the list was read: the next round
    // reads the new state.
    const overtaken = error instanceof RecruiterRefusal && error.httpStatus === 409;
    if (!overtaken) throw error;
  }
  return clock.now() + stepMs;
}
