import fc from 'fast-check';
import type { JobDraft } from '#domain/api/integration';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { somePreferences } from '#domain/candidates/testing/anAccount';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredEmployer } from '../../applications/testing/storedFactories';
import { savePreferences } from '../../candidates/preferences.repository';
import type { CandidateApp, Person } from '../../candidates/testing/candidateApp';
import { signedIn } from '../../hostile/testing/parties';
import { dayOf } from '../../lib/clock';
import { endLists } from '../../matching/testing/endLists';
import type { ListedCandidate, Notes, Reading, RefusedInvitation } from './attacker';

/** What a candidate has said; much of it is on no card, or only coarsely. */
export interface Said {
  workRoles: readonly string[];
  location: string;
  fields: readonly string[];
  minRate: number;
  /** Mondays. */
  weeks: readonly string[];
  /** Years of experience; 0 for none. */
  years: number;
  systems: readonly string[];
  onCallDuty: boolean | null;
}

/** What a job asks for, as exactly as a job can. */
export interface Probe {
  location: string;
  rate: number;
  startsOn: string;
  endsOn: string;
  field: string;
}

export const PLACES = ['m-2480', 'm-2482', 'm-2404', 'm-0180', 'm-0184'] as const;
export const MONDAYS = ['2026-05-04', '2026-05-11', '2026-06-01', '2026-06-08'] as const;
const FIELDS = ['akutmottagning', 'forlossning'] as const;

/** Few different answers, so that some people are alike and some are not. */
export const said: fc.Arbitrary<Said> = fc.record({
  workRoles: fc.constantFrom(['sjukskoterska'], ['sjukskoterska', 'barnmorska']),
  location: fc.constantFrom(...PLACES),
  fields: fc.constantFrom(['akutmottagning'], ['akutmottagning', 'forlossning'], []),
  minRate: fc.constantFrom(500, 520, 740, 760, 990),
  weeks: fc.subarray([...MONDAYS]),
  years: fc.constantFrom(0, 3, 12),
  systems: fc.constantFrom([], ['takecare']),
  onCallDuty: fc.constantFrom(null, true, false),
});

export const probe: fc.Arbitrary<Probe> = fc
  .record({
    location: fc.constantFrom(...PLACES),
    rate: fc.constantFrom(600, 730, 750, 980, 2000),
    startsOn: fc.constantFrom(...MONDAYS),
    weeks: fc.constantFrom(1, 8),
    field: fc.constantFrom(...FIELDS),
  })
  .map(({ weeks, startsOn, ...rest }) => {
    const last = new Date(Date.parse(startsOn) + (weeks * 7 - 1) * 86_400_000);
    return { ...rest, startsOn, endsOn: last.toISOString().slice(0, 10) };
  });

/** What employers do, and what happens to people meanwhile. Numbers choose among what there is. */
export type Step =
  | { kind: 'publish'; employer: number; probe: Probe }
  | { kind: 'edit'; job: number; probe: Probe }
  | { kind: 'close' | 'open'; job: number }
  | { kind: 'invite'; job: number; entry: number }
  | { kind: 'take_back'; invitation: number }
  | { kind: 'interest'; person: number; job: number }
  | { kind: 'hide' | 'return' | 'delete'; person: number }
  | { kind: 'block'; person: number; employer: number }
  | { kind: 'change'; person: number; said: Said }
  /** Somebody who has no BankID, or again has one. */
  | { kind: 'without_bankid' | 'with_bankid'; person: number }
  /** An account of the employers' own, made like somebody. */
  | { kind: 'make'; said: Said }
  | { kind: 'day' };

const number = fc.nat(50);
const employer = fc.nat(1);
const ofEmployers: fc.Arbitrary<Step>[] = [
  fc.record({ kind: fc.constant('publish' as const), employer, probe }),
  fc.record({ kind: fc.constant('edit' as const), job: number, probe }),
  fc.record({ kind: fc.constantFrom('close' as const, 'open' as const), job: number }),
  fc.record({ kind: fc.constant('invite' as const), job: number, entry: number }),
  fc.record({ kind: fc.constant('invite' as const), job: number, entry: number }),
  fc.record({ kind: fc.constant('take_back' as const), invitation: number }),
  fc.record({ kind: fc.constant('day' as const) }),
  fc.record({ kind: fc.constant('make' as const), said }),
  fc.record({ kind: fc.constant('make' as const), said }),
];
const interest: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('interest' as const),
  person: number,
  job: number,
});
const ofPeople: fc.Arbitrary<Step>[] = [
  interest,
  fc.record({
    kind: fc.constantFrom('hide' as const, 'return' as const, 'delete' as const),
    person: number,
  }),
  fc.record({ kind: fc.constant('block' as const), person: number, employer }),
  fc.record({ kind: fc.constant('change' as const), person: number, said }),
  fc.record({
    kind: fc.constantFrom('without_bankid' as const, 'with_bankid' as const),
    person: number,
  }),
];

/** What employers do, with people who answer and change. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(...ofEmployers, ...ofPeople);
/** The same, but that people do nothing besides showing interest. */
export const stepOfEmployer: fc.Arbitrary<Step> = fc.oneof(...ofEmployers, interest);

/** A people, two employers who share their notes, and all that these were answered. */
export interface AttackedWorld {
  people: readonly Person[];
  play(step: Step): Promise<void>;
  /** Everybody whom the last readings show, by every pseudonym: who is refused stands out. */
  inviteEverybody(): Promise<void>;
  notes(): Notes;
  /** What every call answered, without the ids that are new in each world. */
  transcript(): string[];
  /** What the job's list was first read for, and what it asks for now. */
  asked(job: string): { first: Probe; now: Probe } | undefined;
}

interface AttackedJob {
  id: string;
  employer: number;
  open: boolean;
  first: Probe;
  now: Probe;
}

export async function attackedWorld(
  app: CandidateApp,
  population: readonly Said[],
): Promise<AttackedWorld> {
  await app.db.query('delete from users');
  await endLists(app.db);
  const people: Person[] = [];
  for (const [index, one] of population.entries()) people.push(await settle(app, one, index));
  const employers: Employer[] = [await anEmployer(app), await anEmployer(app)];
  const jobs: AttackedJob[] = [];
  const invitations: { id: string; employer: number; job: string; candidate: string }[] = [];
  const readings: Reading[] = [];
  const refused: RefusedInvitation[] = [];
  const invited = new Set<string>();
  const ownApplications: { round: number; job: string }[] = [];
  const made: Person[] = [];
  const ownViews: { account: string; day: string; view: string }[] = [];
  const gone = new Set<string>();
  const madeCards: { round: number; cards: string[] }[] = [];
  const transcript: string[] = [];
  let round = 0;

  const noted = (...words: unknown[]) => void transcript.push(words.map(String).join(' '));
  const pick = <T>(things: readonly T[], index: number): T | undefined =>
    things[index % Math.max(things.length, 1)];
  const present = (index: number): Person | undefined =>
    pick(
      people.filter(({ userId }) => !gone.has(userId)),
      index,
    );
  const programOf = (index: number): Person => {
    const found = employers[index];
    if (!found) throw new Error('There are two employers.');
    return found.program;
  };

  async function readAll(): Promise<void> {
    round += 1;
    for (const [index, job] of jobs.entries()) {
      if (!job.open) continue;
      const { httpStatus, body } = await programOf(job.employer).get(
        `integration/candidates?jobId=${job.id}&pageLength=100`,
      );
      const results = (body.results ?? []) as ListedCandidate[];
      if (httpStatus === 200) {
        const day = dayOf(app.clock.now());
        readings.push({ round, day, employer: job.employer, job: job.id, results });
      }
      const cards = results.map(({ candidate: _, ...shown }) => JSON.stringify(shown)).sort();
      noted(round, 'job', index, httpStatus, body.code, body.total, body.blurred, cards.join());
    }
    // Whoever made accounts sees how each is shown, and knows which were there when a list was made
    const listed = await app.db.query<{ id: string }>(
      `select user_id as id from candidate_list_people people
       join candidate_lists lists on lists.list_id = people.list_id`,
    );
    const ids = new Set(listed.map(({ id }) => id));
    const cards: string[] = [];
    for (const { userId, get } of made) {
      const { body } = await get('v2/users/recruiter_view');
      ownViews.push({
        account: userId,
        day: dayOf(app.clock.now()),
        view: JSON.stringify(body),
      });
      if (!ids.has(userId)) continue;
      cards.push(...(body.cards as object[]).map((card) => JSON.stringify(card)));
    }
    madeCards.push({ round, cards });
    for (const [index, { program }] of employers.entries()) {
      const { body } = await program.get('integration/applications?pageLength=100');
      const seen = ((body.results ?? []) as Record<string, unknown>[]).map(
        ({ status, candidate }) => JSON.stringify([status, candidate]),
      );
      noted(round, 'applications', index, seen.sort().join());
    }
  }

  async function invite(job: AttackedJob, candidate: string): Promise<void> {
    invited.add(candidate);
    const { httpStatus, body } = await programOf(job.employer).post(
      'integration/candidates/invite',
      { jobId: job.id, candidate },
    );
    noted('invite', httpStatus, body.code);
    if (httpStatus === 200) {
      const { id } = Object(body.invitation);
      invitations.push({ id, employer: job.employer, job: job.id, candidate });
    } else {
      refused.push({ job: job.id, candidate });
    }
  }

  async function act(step: Step): Promise<void> {
    switch (step.kind) {
      case 'publish': {
        const { body } = await programOf(step.employer).post(
          'integration/jobs',
          draftOf(step.probe),
        );
        const { id } = Object(body.job);
        jobs.push({ id, employer: step.employer, open: true, first: step.probe, now: step.probe });
        return;
      }
      case 'edit': {
        const job = pick(jobs, step.job);
        if (!job) return;
        job.now = step.probe;
        await programOf(job.employer).patch(`integration/jobs/${job.id}`, draftOf(step.probe));
        return;
      }
      case 'close':
      case 'open': {
        const job = pick(jobs, step.job);
        if (!job) return;
        job.open = step.kind === 'open';
        const body = job.open ? {} : { as: 'disabled' };
        await programOf(job.employer).post(`integration/jobs/${job.id}/${step.kind}`, body);
        return;
      }
      case 'invite': {
        const job = pick(
          jobs.filter(({ open }) => open),
          step.job,
        );
        if (!job) return;
        const last = readings.findLast(({ job: id }) => id === job.id);
        const entry = pick(last?.results ?? [], step.entry);
        if (!entry || last?.round !== round || invited.has(entry.candidate)) return;
        await invite(job, entry.candidate);
        return;
      }
      case 'take_back': {
        const invitation = pick(invitations, step.invitation);
        if (!invitation) return;
        invitations.splice(invitations.indexOf(invitation), 1);
        const { httpStatus, body } = await programOf(invitation.employer).post(
          `integration/candidates/invitations/${invitation.id}/take_back`,
          {},
        );
        noted('take back', httpStatus, body.code);
        const { job, candidate } = invitation;
        if (httpStatus === 404 && jobs.some(({ id, open }) => id === job && open)) {
          refused.push({ job, candidate });
        }
        return;
      }
      case 'interest': {
        const person = present(step.person);
        const job = pick(
          jobs.filter(({ open }) => open),
          step.job,
        );
        if (!person || !job) return;
        const request = { jobId: job.id, kind: 'interested' };
        const { httpStatus } = await person.post('portal/submitCandidate', request);
        if (httpStatus === 200) ownApplications.push({ round: round + 1, job: job.id });
        return;
      }
      case 'hide':
      case 'return': {
        const visibility = step.kind === 'hide' ? 'hidden' : 'offers';
        await present(step.person)?.post('v2/users/save_user_details', { visibility });
        return;
      }
      case 'delete': {
        const person = present(step.person);
        if (!person) return;
        await deleteAccount(app, person);
        gone.add(person.userId);
        return;
      }
      case 'block':
        await app.db.query(
          `insert into employer_blocks (uid, employer_id, blocked_at)
           select id, $2, now() from users where id = $1 on conflict do nothing`,
          [present(step.person)?.userId ?? null, employers[step.employer]?.id],
        );
        return;
      case 'change': {
        const person = present(step.person);
        if (person) await say(app, person.userId, step.said);
        return;
      }
      case 'without_bankid':
      case 'with_bankid':
        await app.db.query(
          'update users set bankid_subject = $2, bankid_issuer = $3 where id = $1',
          [
            present(step.person)?.userId ?? null,
            ...(step.kind === 'with_bankid'
              ? [`subject ${present(step.person)?.userId}`, 'https://attacked.example']
              : [null, null]),
          ],
        );
        return;
      case 'make': {
        const account = await app.person({ firstName: 'Made', bankid: null });
        await app.db.query(`update users set visibility = 'offers' where id = $1`, [
          account.userId,
        ]);
        await say(app, account.userId, step.said);
        made.push(account);
        return;
      }
      case 'day':
        app.clock.advance(25 * 3_600_000);
    }
  }

  return {
    people,
    async play(step) {
      await act(step);
      await readAll();
    },
    async inviteEverybody() {
      for (const job of jobs) {
        const last = readings.findLast(({ job: id }) => id === job.id);
        for (const { candidate } of last?.round === round ? last.results : []) {
          if (!invited.has(candidate)) await invite(job, candidate);
        }
      }
    },
    notes: () => ({ readings, refused, ownApplications, madeCards, ownViews }),
    transcript: () => transcript,
    asked: (job) => jobs.find(({ id }) => id === job),
  };
}

/** Deletes somebody's account as they would, with a BankID shown just now. */
export async function deleteAccount(app: CandidateApp, { userId }: Person): Promise<void> {
  const [{ email } = {}] = await app.db.query<{ email: string }>(
    'select email from users where id = $1',
    [userId],
  );
  const person = app.as(await signedIn(app, app.clock, userId));
  const { httpStatus } = await person.post('v2/users/delete_account', { confirmation: email });
  if (httpStatus !== 200) throw new Error(`The account was not deleted: ${httpStatus}`);
}

interface Employer {
  id: string;
  program: Person;
}

export async function anEmployer(app: CandidateApp): Promise<Employer> {
  const key = `key-${crypto.randomUUID()}`;
  const id = await aStoredEmployer(app.db, key);
  return { id, program: app.as({ authorization: `Bearer ${key}` }) };
}

/** Somebody who wants offers; their name is that of their place in the population. */
async function settle(app: CandidateApp, one: Said, index: number): Promise<Person> {
  const person = await app.person({ firstName: `Person${String.fromCharCode(97 + index)}` });
  await app.db.query(`update users set visibility = 'offers' where id = $1`, [person.userId]);
  await say(app, person.userId, one);
  return person;
}

export async function say(app: CandidateApp, userId: string, one: Said): Promise<void> {
  const weeks = one.weeks.map((monday) => isoWeekOf(monday));
  const preferences = somePreferences({
    workRoles: [...one.workRoles],
    locations: [one.location],
    workFields: [...one.fields],
    systems: [],
    onCallDuty: one.onCallDuty,
    compensation: { hourly: { minRate: one.minRate, maxRate: 3500 } },
    availablePeriods: { weeksData: Object.fromEntries(weeks.map((week) => [weekKey(week), week])) },
  });
  await savePreferences(app.db, userId, preferences, app.clock.now());
  await app.db.query('update users set systems = $2 where id = $1', [
    userId,
    JSON.stringify(one.systems),
  ]);
  await app.db.query('delete from experiences where user_id = $1', [userId]);
  if (one.years === 0) return;
  await app.db.query(
    `insert into experiences (id, user_id, work_role, workplace, from_month, to_month,
       description, created_at, updated_at)
     values ($1, $2, 'sjukskoterska', 'Exempelsjukhuset', $3, '2026-01', '', now(), now())`,
    [crypto.randomUUID(), userId, `${2026 - one.years}-01`],
  );
}

export function draftOf({ location, rate, startsOn, endsOn, field }: Probe): JobDraft {
  const {
    id: _id,
    slug: _slug,
    status: _status,
    publishedAt: _at,
    employerId: _employer,
    source: _source,
    ...draft
  } = aJob({
    location,
    workFields: [field],
    systems: [],
    startsOn,
    endsOn,
    hourlyRate: { min: rate - 100, max: rate, basis: 'consultant_invoice' },
    questionnaire: [],
  });
  return draft;
}
