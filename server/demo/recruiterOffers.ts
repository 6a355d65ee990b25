import { type Clock, today } from '../lib/clock';
import { type RecruiterClient, RecruiterRefusal } from './recruiterClient';

/** A job that asks for an interview, with its employer's way to the API. */
export interface JobToOffer {
  client: RecruiterClient;
  jobId: string;
}

/**
 * The interview times that the demo recruiter offers before there are applications: once a day, on every
 * other of the jobs. The others get theirs when an application reaches that step.
 */
export function createInterviewOffers({
  jobs,
  offer,
  clock,
}: {
  jobs: readonly JobToOffer[];
  offer: (client: RecruiterClient, jobId: string, clock: Clock) => Promise<void>;
  clock: Clock;
}): { send(): Promise<void> } {
  const early = jobs.filter((_job, index) => index % 2 === 0);
  let offeredOn = '';
  return {
    async send() {
      const day = today(clock);
      if (day === offeredOn) return;
      for (const { client, jobId } of early) {
        await offer(client, jobId, clock).catch((error: unknown) => {
          // The employer or the job is gone
          if (!(error instanceof RecruiterRefusal) || error.httpStatus >= 500) throw error;
        });
      }
      offeredOn = day;
    },
  };
}
