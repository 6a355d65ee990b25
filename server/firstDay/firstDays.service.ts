import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  type FirstDayState,
  type OwnFirstDay,
  type readFirstDay,
  saveFirstDay,
  saveJobFirstDay,
} from '#domain/api/firstDay';
import { firstDayOf } from '#domain/firstDay/firstDayOf';
import {
  cardOf,
  changedItems,
  type FirstDay,
  heldItems,
  itemsOf,
  missingOf,
  seenOf,
} from '#domain/firstDay/items';
import type { Job } from '#domain/jobs/job';
import { otherLanguageOf } from '#domain/jobs/otherLanguage';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { findApplicant } from '../applications/applicationRecords';
import { appendChange } from '../changeLog/changeLog';
import type { EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { requireEmployersJob } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import {
  claimTelling,
  type FirstDayRow,
  findFirstDay,
  findJobFirstDay,
  findOfJob,
  findOwnFirstDays,
  hasBegunFor,
  keepFirstDays,
  lockApplication,
  noteBegun,
  noteSeen,
  type OwnFirstDayRow,
  saveItems,
  saveJobItems,
} from './firstDays.repository';

type SaveRequest = RequestOf<typeof saveFirstDay>;

/** What employers say of first days, and candidates read. */
export interface FirstDayService {
  /** @throws ApiError `not_found` for another's application, or one without a first day. */
  find(userId: string, applicationId: string): Promise<OwnFirstDay>;
  /** Of all that is under way or booked, the last applied first. */
  list(userId: string): Promise<FirstDayState[]>;
  /** @throws ApiError `not_found`; `conflict` where it would unsay something of a first day that has begun. */
  saveOfJob(
    call: EmployerCall,
    request: SaveRequest,
  ): Promise<ResponseOf<typeof saveJobFirstDay>['firstDay']>;
  /** The same of one application. */
  save(
    call: EmployerCall,
    request: SaveRequest,
  ): Promise<ResponseOf<typeof readFirstDay>['firstDay']>;
  /** @throws ApiError `not_found` */
  read(employerId: string, id: string): Promise<ResponseOf<typeof readFirstDay>['firstDay']>;
}

export function createFirstDayService({
  db,
  clock,
  events,
}: {
  db: Database;
  clock: Clock;
  events: Events;
}): FirstDayService {
  /**
   * Shows the change to a candidate, and says which booked one is told of it.
   *
   * @param at - when it was said, ISO 8601 UTC.
   */
  async function tell(
    tx: Queryable,
    row: FirstDayRow,
    { after, at }: { after: FirstDay; at: string },
  ): Promise<void> {
    const { applicationId, uid } = row;
    if (uid === null) return;
    const changed = changedItems(cardOf(row.ofJob, row.items), after);
    if (changed.length === 0) {
      // The same said again: what they have seen stays seen
      if (hasSeen(row)) await noteSeen(tx, applicationId, at);
      return;
    }
    await appendChange(tx, { scope: `user:${uid}`, type: 'first_days', entityId: applicationId });
    if (!isBooked(row)) return;
    const day = today(clock);
    const again = !(await claimTelling(tx, applicationId, day));
    await events.record(tx, {
      type: 'first_day.changed',
      applicationId,
      uid,
      items: changed,
      again,
      seen: hasSeen(row),
      at,
    });
  }

  async function refuseHeld(
    tx: Queryable,
    job: Job,
    { before, after }: Record<'before' | 'after', FirstDay>,
  ): Promise<void> {
    const held = heldItems(before, after);
    if (held.length === 0) return;
    // Its days may have been changed since it began
    if (!hasBegun(job, today(clock)) && !(await hasBegunFor(tx, job.id))) return;
    const fields = Object.fromEntries(
      held.map((item) => [`items.${item}`, 'validation.first_day_begun']),
    );
    throw new ApiError('conflict', 'The assignment has begun: what was said stays said.', fields);
  }

  async function readStored(from: Queryable, employerId: string, id: string) {
    if (!(await findApplicant(from, employerId, id))) throw notFound();
    const row = await findFirstDay(from, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    async find(userId, applicationId) {
      // Before it is read: what is said in between is not seen
      const at = instant(clock.now());
      const [row] = await findOwnFirstDays(db, userId, applicationId);
      if (!row) throw notFound();
      if (!hasSeen(row)) await noteSeen(db, applicationId, at);
      return toOwn(row);
    },

    async list(userId) {
      return (await findOwnFirstDays(db, userId)).map(toState);
    },

    saveOfJob({ employerId, idempotencyKey: key }, request) {
      const call = { scope: `employer:${employerId}`, key, endpoint: saveJobFirstDay, request };
      return once(db, call, async (tx) => {
        const { id: jobId } = request;
        const job = await requireEmployersJob(tx, employerId, jobId);
        const items = saidIn(request.items);
        refuseStrange(job, items);
        const before = await findJobFirstDay(tx, jobId);
        await refuseHeld(tx, job, { before: before?.items ?? {}, after: items });
        const at = instant(clock.now());
        await keepFirstDays(tx, { jobId });
        const rows = await findOfJob(tx, jobId);
        await saveJobItems(tx, { jobId, items, at });
        await noteBegun(tx, { day: today(clock), jobId });
        for (const row of rows) await tell(tx, row, { after: cardOf(items, row.items), at });
        return { items, missing: missingOf(items, job), changedAt: at };
      });
    },

    save({ employerId, idempotencyKey: key }, request) {
      const call = { scope: `employer:${employerId}`, key, endpoint: saveFirstDay, request };
      return once(db, call, async (tx) => {
        const { id } = request;
        await lockApplication(tx, id);
        const row = await readStored(tx, employerId, id);
        const items = saidIn(request.items);
        refuseStrange(row.job, items);
        const after = cardOf(row.ofJob, items);
        await refuseHeld(tx, row.job, { before: cardOf(row.ofJob, row.items), after });
        const at = instant(clock.now());
        await keepFirstDays(tx, { applicationId: id });
        await saveItems(tx, { applicationId: id, items, at });
        await noteBegun(tx, { day: today(clock), jobId: row.job.id });
        await tell(tx, row, { after, at });
        const { askedAt } = row;
        const shown = ofJobsCard(row.job, after);
        return { items: shown, missing: missingOf(after, row.job), changedAt: at, askedAt };
      });
    },

    async read(employerId, id) {
      const { job, ofJob, items, changedAt, askedAt } = await readStored(db, employerId, id);
      const card = ofJobsCard(job, cardOf(ofJob, items));
      return { items: card, missing: missingOf(card, job), changedAt, askedAt };
    },
  };
}

/** Whether a job's card has an item. */
function shownBy(job: Job): (item: string) => boolean {
  const shown: ReadonlySet<string> = new Set(itemsOf(job));
  return (item) => shown.has(item);
}

/** An item that the job's card does not have would be shown to nobody. */
function refuseStrange(job: Job, items: FirstDay): void {
  const isShown = shownBy(job);
  const strange = Object.keys(items).filter((item) => !isShown(item));
  if (strange.length === 0) return;
  throw new ApiError(
    'invalid_request',
    'Keys are said where the job says that it has housing.',
    Object.fromEntries(strange.map((item) => [`items.${item}`, 'validation.no_housing'])),
  );
}

/** Without what is left out or null: that is not said. */
function saidIn(items: SaveRequest['items']): FirstDay {
  return Object.fromEntries(
    Object.entries(items).filter(([, value]) => value !== null && value !== undefined),
  );
}

const isBooked = ({ status }: Pick<FirstDayRow, 'status'>) =>
  BOOKED_STATUSES.some((one) => one === status);

/** Whether the candidate has opened the card as it stands. */
const hasSeen = ({ seenAt, changedAt }: FirstDayRow) =>
  seenAt !== null && (changedAt === null || seenAt >= changedAt);

/** From its first day on; without one it has not begun for certain. */
function hasBegun(job: Job, day: string): boolean {
  const first = firstDayOf(job);
  return first !== null && first <= day;
}

function toState({ applicationId, job, ofJob, items, askedAt }: FirstDayRow): FirstDayState {
  return {
    applicationId,
    firstDay: firstDayOf(job),
    items: [...itemsOf(job)],
    missing: missingOf(cardOf(ofJob, items), job),
    askedAt,
  };
}

/** Of a card what the job's card has: one that had housing may have none now. */
function ofJobsCard(job: Job, card: FirstDay): FirstDay {
  const isShown = shownBy(job);
  return Object.fromEntries(Object.entries(card).filter(([item]) => isShown(item)));
}

function toOwn(row: OwnFirstDayRow): OwnFirstDay {
  const { job, ofJob, items, status, changedAt } = row;
  const booked = isBooked(row);
  return {
    ...toState(row),
    status,
    booked,
    card: ofJobsCard(job, seenOf(cardOf(ofJob, items), { booked })),
    changedAt,
    chatEnded: row.chatEnded,
    job: {
      id: job.id,
      slug: job.slug,
      title: job.title,
      ...otherLanguageOf(job),
      workplaceName: job.workplace.name,
      unit: job.workplace.unit,
      firstShift: job.shifts?.[0] ?? null,
    },
  };
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such first day.');
}
