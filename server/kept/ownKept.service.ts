import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { type OwnKept, tickKept } from '#domain/api/kept';
import { cardOf, type FirstDay } from '#domain/firstDay/items';
import { otherLanguageOf } from '#domain/jobs/otherLanguage';
import { areTicks } from '#domain/kept/answers';
import { askedOn } from '#domain/kept/items';
import { occasionsOf } from '#domain/kept/occasions';
import { promisesIn } from '#domain/kept/promises';
import { findOwnFirstDays } from '../firstDay/storedFirstDays';
import { once } from '../http/idempotency';
import { hasBankid, touchUser } from '../identity/accounts';
import { type Clock, today } from '../lib/clock';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import {
  type AgreedPromises,
  findPromises,
  notePromises,
  noteTakenBack,
} from './promises.repository';
import { yearOf } from './publishKept';
import {
  deleteTicks,
  findTicking,
  findTicks,
  hasPublished,
  saveTicks,
  type TickingRow,
} from './ticks.repository';

/** What candidates tick of what was said to them before an assignment. */
export interface OwnKeptService {
  /** @throws ApiError `not_found` where they have no such assignment. */
  read(userId: string, applicationId: string): Promise<OwnKept>;
  /**
   * @throws ApiError `not_found`; `forbidden` before it has begun, once it is over, or without a
   *   BankID; `conflict` once it is published; `edit_conflict` where it was ticked before the ticks were
   *   taken back; `invalid_request` for what was not asked.
   */
  tick(call: CandidateCall, request: RequestOf<typeof tickKept>): Promise<OwnKept>;
  /** Deletes all of an application; figures lose it when they are renewed. @throws `not_found` */
  takeBack(userId: string, applicationId: string): Promise<OwnKept>;
}

export function createOwnKeptService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OwnKeptService {
  async function requireAssignment(from: Queryable, userId: string, applicationId: string) {
    const row = await findTicking(from, userId, applicationId);
    if (row?.status !== 'employed') throw new ApiError('not_found', 'No such assignment.');
    const agreed = await agreedIn(from, applicationId, row);
    if (!agreed) throw new ApiError('not_found', 'No such assignment.');
    const { said: ad, employerId, workplaceId, takenBack } = agreed;
    return { row, ad, unit: { employerId, workplaceId }, takenBack };
  }

  async function read(from: Queryable, userId: string, applicationId: string): Promise<OwnKept> {
    const { row, ad, unit, takenBack } = await requireAssignment(from, userId, applicationId);
    const said = { ad, card: await cardOfOwn(from, userId, applicationId) };
    const ticked = new Map(
      (await findTicks(from, userId, applicationId)).map((one) => [one.occasion, one]),
    );
    const year = yearOf(today(clock));
    const inFigures = await hasPublished(from, { userId, ...unit, year });
    return {
      applicationId,
      job: { title: row.job.title, ...otherLanguageOf(row.job) },
      verified: await hasBankid(from, userId),
      terms: ad.terms,
      takenBack,
      occasions: occasionsOf(ad, clock.now()).flatMap(({ occasion, day, state }) => {
        const items = askedOn(occasion, said);
        const own = ticked.get(occasion);
        if (items.length === 0) return [];
        const published = own ? own.published : inFigures;
        return [
          {
            occasion,
            day,
            items,
            values: own?.values ?? {},
            state: published ? 'published' : state,
          },
        ];
      }),
    };
  }

  return {
    read: (userId, applicationId) => read(db, userId, applicationId),

    tick({ userId, idempotencyKey: key }, request) {
      const call = { scope: `user:${userId}`, key, endpoint: tickKept, request };
      return once(db, call, async (tx) => {
        const { applicationId, occasion, values, takenBack } = request;
        // Two that are sent at once both touch the account: the second is run again and sees both
        await touchUser(tx, userId, clock.now());
        const { unit } = await requireAssignment(tx, userId, applicationId);
        const { verified, occasions, takenBack: times } = await read(tx, userId, applicationId);
        const asked = occasions.find((one) => one.occasion === occasion);
        if (takenBack !== undefined && takenBack < times) {
          throw new ApiError('edit_conflict', 'It was taken back after this was ticked.');
        }
        if (!verified) throw new ApiError('forbidden', 'Connect a BankID first.');
        if (asked?.state === 'published') throw new ApiError('conflict', 'It is published.');
        if (asked?.state !== 'open') {
          throw new ApiError(
            'forbidden',
            'It can be ticked from its shift on, and for 30 days after.',
          );
        }
        refuseUnasked(values, asked.items);
        const own = { userId, applicationId, occasion, values, day: today(clock) };
        if (!(await saveTicks(tx, { ...unit, ...own }))) {
          throw new ApiError('conflict', 'It is published.');
        }
        return read(tx, userId, applicationId);
      });
    },

    takeBack: (userId, applicationId) =>
      db.transaction(async (tx) => {
        // Before or after a tick that is sent at once, and never between what it reads and writes
        await touchUser(tx, userId, clock.now());
        await requireAssignment(tx, userId, applicationId);
        await notePromises(tx, { applicationId, day: today(clock) });
        await noteTakenBack(tx, applicationId);
        await deleteTicks(tx, userId, applicationId);
        return read(tx, userId, applicationId);
      }),
  };
}

function refuseUnasked(values: RequestOf<typeof tickKept>['values'], asked: readonly string[]) {
  if (areTicks(values, asked)) return;
  throw new ApiError('invalid_request', 'Tick what was asked.', {
    values: 'validation.unknown_value',
  });
}

/**
 * What the ad said when the assignment was agreed; as it stands where nobody has noted that yet. null
 * for a job without an employer here.
 */
async function agreedIn(
  from: Queryable,
  applicationId: string,
  { employerId, workplaceId, job }: TickingRow,
): Promise<AgreedPromises | null> {
  const noted = await findPromises(from, applicationId);
  if (noted) return noted;
  if (employerId === null || workplaceId === null) return null;
  return { employerId, workplaceId, said: promisesIn(job), takenBack: 0 };
}

/** The card of the first day, which stays as it was said from that day on. */
async function cardOfOwn(
  from: Queryable,
  userId: string,
  applicationId: string,
): Promise<FirstDay> {
  const [firstDay] = await findOwnFirstDays(from, userId, applicationId);
  return firstDay ? cardOf(firstDay.ofJob, firstDay.items) : {};
}
