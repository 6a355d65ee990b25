import { alertKey } from '#domain/alerts/mailAlerts';
import { addDays } from '#domain/calendar/days';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { jobSlug } from '#domain/jobs/slug';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredUser } from '../../applications/testing/storedFactories';
import { createRandom } from '../../demo/random';
import { saveJob } from '../../jobs/jobRows.repository';
import { instant } from '../../lib/time';
import type { Database } from '../../storage/database';
import { type ModelAlert, type MonthModel, SEARCHES } from './monthModel';

const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
const USERS = 4;
const ADDRESSES = 4;

/** Makes changes in the database and in the model of it. */
export function aWorld({
  db,
  model,
  seed,
  now,
  today,
}: {
  db: Database;
  model: MonthModel;
  seed: number;
  now(): number;
  today(): string;
}) {
  const users: { id: string; email: string }[] = [];
  let published = 0;
  let steps = 0;
  let random = createRandom(seed);

  /** Seeds each step separately, so that the numbers one step draws do not change the next. */
  function nextStep(): void {
    steps += 1;
    random = createRandom(seed * 100_000 + steps);
  }

  const anId = () => {
    const digits = Array.from({ length: 12 }, () => random.integer(0, 15).toString(16));
    return `00000000-0000-4000-8000-${digits.join('')}`;
  };

  async function store(job: Job): Promise<void> {
    await db.transaction((tx) => saveJob(tx, job));
    model.change(job, now(), today());
  }

  function publish(): Promise<void> {
    published += 1;
    const id = `v-${published}`;
    const low = random.pick([380, 440, 480, 520]);
    return store(
      aJob({
        id,
        slug: jobSlug({ title: 'Jobb', place: 'Umeå', id }),
        title: `Jobb ${id}`,
        workRole: random.pick(['sjukskoterska', 'lakare', 'barnmorska']),
        location: random.pick(['m-0180', 'm-2480']),
        timeOfDay: random.pick([['day'], ['night'], ['day', 'night']]),
        hourlyRate: { min: low, max: low + 20, basis: 'consultant_invoice' },
        closesOn: addDays(today(), random.integer(5, 20)),
        publishedAt: instant(now()),
        employerId: null,
        source: { name: 'vikari', id, url: null, datesRebased: false },
      }),
    );
  }

  const jobs = (isOpen: boolean): Job[] =>
    [...model.jobs.values()]
      .map(({ job }) => job)
      .filter((job) => (jobStatusOn(job, today()) === 'open') === isOpen);

  const payBy =
    (kronor: number) =>
    (job: Job): Job => ({
      ...job,
      hourlyRate: job.hourlyRate && {
        ...job.hourlyRate,
        min: job.hourlyRate.min + kronor,
        max: job.hourlyRate.max + kronor,
      },
    });

  const CHANGES: readonly ((job: Job) => Job)[] = [
    payBy(40),
    payBy(-40),
    (job) => ({ ...job, startsOn: addDays(job.startsOn ?? today(), 7) }),
    (job) => ({ ...job, hoursPerWeek: (job.hoursPerWeek ?? 30) + 1 }),
    (job) => ({ ...job, closesOn: addDays(today(), random.integer(2, 12)) }),
    (job) => ({ ...job, description: [...job.description, 'Mer text.'] }),
  ];

  async function changeOne(change: (job: Job) => Job, isOpen = true): Promise<void> {
    const those = jobs(isOpen);
    if (those.length > 0) await store(change(random.pick(those)));
  }

  const close = () => changeOne((job) => ({ ...job, status: 'disabled' }));

  async function mark(mark: 'saved' | 'hidden'): Promise<void> {
    const { id, email } = random.pick(users);
    const free = jobs(true).filter((job) => !model.saved.get(email)?.has(job.id));
    if (free.length === 0) return;
    const job = random.pick(free);
    if (model.hidden.get(email)?.has(job.id)) return;
    await db.query(
      `insert into marked_jobs (user_id, job_id, mark, marked_at) values ($1, $2, $3, $4)`,
      [id, job.id, mark, instant(now())],
    );
    if (mark === 'saved') model.save(email, job);
    else model.hidden.set(email, (model.hidden.get(email) ?? new Set()).add(job.id));
  }

  /** Pauses an alert of a search, or has it go on. */
  async function pauseOrResume(): Promise<void> {
    const alert = random.pick(model.alerts.filter(({ search }) => search !== null));
    const id = alert.key.slice(alert.key.indexOf(':') + 1);
    alert.paused = !alert.paused;
    alert.since = now();
    await (alert.key.startsWith('mail:')
      ? db.query('update mail_alerts set paused_at = $2 where id = $1', [
          id,
          alert.paused ? instant(now()) : null,
        ])
      : db.query('update saved_searches set frequency = $2 where id = $1', [
          id,
          alert.paused ? 'never' : alert.frequency,
        ]));
  }

  function hold(alert: Omit<ModelAlert, 'since' | 'paused'>): void {
    model.alerts.push({ ...alert, since: now(), paused: false });
  }

  async function aUser(at: number): Promise<void> {
    const id = await aStoredUser(db, 'Anna', anId());
    const email = `${id}@example.com`;
    users.push({ id, email });
    hold({ key: alertKey('saved', id), email, search: null, frequency: 'daily' });
    for (const [place, search] of SEARCHES.entries()) {
      if ((place + at) % 2 === 0) continue;
      const [key, frequency] = [anId(), FREQUENCIES[(place + at) % 3] ?? 'daily'];
      await db.query(
        `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
         values ($1, $2, $3, $4, true, false, $5)`,
        [key, id, search.query, frequency, instant(now())],
      );
      hold({ key: alertKey('search', key), email, search, frequency });
    }
  }

  async function anAddress(at: number): Promise<void> {
    const [id, email] = [anId(), `besokare${at}@example.com`];
    const search = SEARCHES[at % SEARCHES.length];
    const frequency = FREQUENCIES[at % 3] ?? 'daily';
    if (!search) return;
    await db.query(
      `insert into mail_alerts (id, recipient, email, query, frequency, language, asked_at,
         confirmed_at)
       values ($1, $2, $2, $3, $4, 'sv', $5, $5)`,
      [id, email, search.query, frequency, instant(now())],
    );
    hold({ key: alertKey('mail', id), email, search, frequency });
  }

  return {
    async closeSometimes(): Promise<void> {
      nextStep();
      if (random.chance(0.3)) await close();
    },
    /** Some jobs, and everybody's alerts. */
    async begin(): Promise<void> {
      for (let count = 0; count < 10; count += 1) await publish();
      for (let at = 0; at < USERS; at += 1) await aUser(at);
      for (let at = 0; at < ADDRESSES; at += 1) await anAddress(at);
    },
    /** What employers do in an hour; only a closing while a mail is on its way. */
    async changeJobs(isMailWaiting: boolean): Promise<void> {
      nextStep();
      if (isMailWaiting) return random.chance(0.3) ? close() : undefined;
      if (random.chance(0.25)) await publish();
      if (random.chance(0.3)) await changeOne(random.pick(CHANGES));
      if (random.chance(0.06)) await close();
      if (random.chance(0.06)) await changeOne(reopened(today()), false);
    },
    /** What people do. */
    async changeAlerts(): Promise<void> {
      nextStep();
      if (random.chance(0.5)) await mark('saved');
      if (random.chance(0.2)) await mark('hidden');
      if (random.chance(0.3)) await pauseOrResume();
    },
  };
}

const reopened =
  (today: string) =>
  (job: Job): Job => ({
    ...job,
    status: 'open',
    closesOn: job.closesOn > today ? job.closesOn : addDays(today, 9),
  });
