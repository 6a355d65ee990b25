import { randomUUID } from 'node:crypto';
import { addDays, dayNumber } from '#domain/calendar/days';
import type { FirstDay } from '#domain/firstDay/items';
import { newFigures } from '#domain/insight/figures';
import { SCALE } from '#domain/insight/statements';
import type { Job } from '#domain/jobs/job';
import { jobSlug } from '#domain/jobs/slug';
import { KEPT_SHAPE } from '#domain/kept/answers';
import { askedOn, OCCASIONS, type Tick } from '#domain/kept/items';
import { promisesIn } from '#domain/kept/promises';
import { insertApplication, insertEvent } from '../applications/applicationRecords';
import { sayFirstDay } from '../firstDay/storedFirstDays';
import { saveJobs } from '../jobs/storedJobs';
import { workplaceOf } from '../jobs/workplaces';
import { publishMadeUp, saveTicks } from '../kept/storedKept';
import type { Queryable } from '../storage/database';
import { bookedJobs } from './demoBookings';
import { workplacesWithFigures } from './demoInsight';
import type { DemoPerson } from './demoPeople';
import { createRandom } from './random';

const SEED = 20_263;

/** What is said of the job of the assignment that comes: half of the card. */
export const HALF_A_CARD: FirstDay = {
  entrance: 'Huvudentrén, hiss B till plan 4',
  introduction: 16,
  dress: 'Arbetskläder finns i omklädningsrummet',
  parking: 'P-huset mitt emot entrén, betala i automaten',
};

/** All of it; nobody has these names and numbers. */
export const WHOLE_CARD: FirstDay = {
  ...HALF_A_CARD,
  meets: { name: 'Siv Exempelsson (påhittad)', phone: '070-174 06 96' },
  login: 'ordered',
  siths: 'ordered',
  phone: '08-465 004 96',
  keys: 'Nycklarna lämnas i receptionen',
};

const READY_CARD: FirstDay = { ...WHOLE_CARD, login: 'ready', siths: 'ready' };

/** The assignments of the demo person who has first days, in days from today. */
const ASSIGNMENTS = [
  { name: 'to-come', begins: 5, days: 20, card: HALF_A_CARD, ticked: 0 },
  { name: 'ongoing', begins: -3, days: 20, card: READY_CARD, ticked: 0 },
  { name: 'completed', begins: -40, days: 25, card: READY_CARD, ticked: OCCASIONS.length },
] as const;

/** Assignments to come, under way and over, with their cards and ticks, and made-up figures. */
export async function insertFirstDays(
  tx: Queryable,
  people: readonly DemoPerson[],
  { jobs, today, now }: { jobs: readonly Job[]; today: string; now: number },
): Promise<void> {
  await insertKeptFigures(tx, jobs, addDays(today, -9));
  const person = people.find((one) => one.registered && one.profile.firstDays);
  if (!person?.registered) return;
  const [like] = bookedJobs({ ...person.profile, booked: 1 }, { jobs, today });
  if (!like?.employerId) return;
  for (const { name, begins, days, card, ticked } of ASSIGNMENTS) {
    const job = movedJob(like, {
      name,
      startsOn: addDays(today, begins),
      closesOn: addDays(today, Math.min(begins, 0) - 1),
      days,
    });
    await saveJobs(tx, [job]);
    const applicationId = randomUUID();
    const { userId, email, phone } = person.profile;
    const { firstName, lastName } = person;
    const at = new Date(now - 60 * 86_400_000).toISOString();
    await insertApplication(tx, {
      id: applicationId,
      uid: userId,
      jobId: job.id,
      status: 'employed',
      contact: { firstName, lastName, email, phone },
      answers: {},
      at,
    });
    for (const status of ['candidate', 'accepted', 'employed'] as const) {
      await insertEvent(tx, applicationId, {
        status,
        at,
        by: status === 'candidate' ? 'candidate' : 'employer',
      });
    }
    await sayFirstDay(tx, { jobId: job.id, items: card, at });
    for (const occasion of OCCASIONS.slice(0, ticked)) {
      const values = Object.fromEntries(
        askedOn(occasion, { ad: promisesIn(job), card }).map((item): [string, Tick] => [
          item,
          item === 'login' ? 'not_kept' : 'kept',
        ]),
      );
      const unit = { employerId: like.employerId, workplaceId: workplaceOf(job).id };
      const day = addDays(today, begins);
      await saveTicks(tx, { ...unit, userId, applicationId, occasion, values, day });
    }
  }
}

/** A job like another, at other days; it takes no applications. */
function movedJob(
  like: Job,
  {
    name,
    startsOn,
    closesOn,
    days,
  }: { name: string; startsOn: string; closesOn: string; days: number },
): Job {
  const id = `${like.id}-${name}`;
  const by = dayNumber(startsOn) - dayNumber(like.shifts?.[0]?.day ?? startsOn);
  const endsOn = addDays(startsOn, days);
  return {
    ...like,
    id,
    slug: jobSlug({ title: like.title, place: null, id }),
    source: { name: 'vikari', id, url: null, datesRebased: false },
    startsOn,
    endsOn,
    closesOn,
    shifts: (like.shifts ?? [])
      .map((shift) => ({ ...shift, day: addDays(shift.day, by) }))
      .filter(({ day }) => day >= startsOn && day <= endsOn),
  };
}

/** Made-up figures of the employers at the workplaces about which the demo has others. */
async function insertKeptFigures(tx: Queryable, jobs: readonly Job[], day: string): Promise<void> {
  const random = createRandom(SEED);
  const chosen = new Set(workplacesWithFigures(jobs).map(({ id }) => id));
  const units = new Map(
    jobs.flatMap((job) => {
      const workplaceId = workplaceOf(job).id;
      const { employerId } = job;
      if (employerId === null || !chosen.has(workplaceId)) return [];
      return [[`${employerId} ${workplaceId}`, { employerId, workplaceId }] as const];
    }),
  );
  for (const unit of units.values()) {
    const level = 3 + 2 * random.next();
    const answers = Array.from({ length: random.integer(5, 18) }, () => ({
      scores: [Math.round(Math.min(SCALE.max, Math.max(SCALE.min, level + random.next() - 0.5)))],
      byAssignment: true,
      isNew: true,
    }));
    const figures = newFigures(answers, [], KEPT_SHAPE);
    await publishMadeUp(tx, { ...unit, day, figures });
  }
}
