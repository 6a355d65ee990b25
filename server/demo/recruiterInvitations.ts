import type { Clock } from '../lib/clock';
import { type RecruiterClient, RecruiterRefusal } from './recruiterClient';
import { bestOf, stepsToInvitation } from './recruiterPlan';

/** A job for which candidates are looked for, with its employer's API client. */
export interface Search {
  client: RecruiterClient;
  jobId: string;
}

/**
 * The number of jobs whose candidates are read for one invitation; the candidates see each profile
 * view.
 */
const LOOKS = 5;

/** It says that it is a demonstration, since the candidate reads it. */
const MESSAGE =
  'Simulerad inbjudan: demons rekryterare är ett program. Din profil passar det här uppdraget. Ansök, så ser du hur det går vidare.';

/** The invitations that the demo recruiter sends. */
export interface RecruiterInvitations {
  /** When the next one is due, epoch milliseconds; never when there is no job to look for. */
  due(): number;
  /** Sends the invitation that is due, if a candidate fits one of the next jobs. */
  send(): Promise<void>;
}

/** Its plan starts again with each start of the server. It invites no pseudonym twice. */
export function createRecruiterInvitations({
  searches,
  stepMs,
  clock,
}: {
  searches: readonly Search[];
  stepMs: number;
  clock: Clock;
}): RecruiterInvitations {
  const started = clock.now();
  let sent = 0;
  let looked = 0;
  const invited = new Set<string>();

  return {
    due: () =>
      searches.length === 0 ? Number.POSITIVE_INFINITY : started + stepMs * stepsToInvitation(sent),

    async send() {
      sent += 1;
      for (let looks = 0; looks < Math.min(LOOKS, searches.length); looks += 1) {
        const search = searches[looked % searches.length];
        looked += 1;
        if (search && (await inviteTo(search, invited))) return;
      }
    },
  };
}

/** Whether a candidate was invited. */
async function inviteTo({ client, jobId }: Search, invited: Set<string>): Promise<boolean> {
  try {
    const found = await client.candidates(jobId);
    const candidate = bestOf(found.filter((one) => !invited.has(one.candidate)));
    if (candidate === null) return false;
    invited.add(candidate);
    await client.invite({ jobId, candidate, message: MESSAGE }, `invite:${jobId}:${candidate}`);
    return true;
  } catch (error) {
    // The job was closed, or another candidate came or went, in the meantime
    if (error instanceof RecruiterRefusal && error.httpStatus < 500) return false;
    throw error;
  }
}
