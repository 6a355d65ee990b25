import { expect, it } from 'vitest';
import type { PlannedJob, YearOfWork } from '#domain/api/planning';
import { hasUnknownRest, isFree, planWeeks, shiftsIn } from './planWeeks';

const job = (changes: Partial<PlannedJob> = {}): PlannedJob => ({
  id: 'v-1',
  slug: 'natt--v-1',
  title: 'Natt',
  workplaceName: 'Exempelsjukhuset',
  from: '2026-06-08',
  to: '2026-06-14',
  shifts: [{ day: '2026-06-08', from: '13:00', to: '22:00' }],
  ...changes,
});
const booked = (id: string, changes: Partial<PlannedJob> = {}) => ({
  applicationId: id,
  status: 'employed' as const,
  job: job(changes),
});
const plan = (changes: Partial<YearOfWork>): YearOfWork => ({
  year: 2026,
  assignments: [],
  interviews: [],
  considered: null,
  ...changes,
});
const weekOf = (changes: Partial<YearOfWork>, number: number) => {
  const week = planWeeks(plan(changes), new Set(['25_2026'])).find(
    (one) => one.week.weekNumber === number,
  );
  if (!week) throw new Error(`no week ${number}`);
  return week;
};

it('has assignments, interviews in Stockholm’s days, and availability in their weeks', () => {
  const interview = {
    applicationId: 'a-2',
    // Monday 00:30 in Stockholm
    startsAt: '2026-06-14T22:30:00.000Z',
    endsAt: '2026-06-14T23:00:00.000Z',
    job: job(),
  };
  const changes = { assignments: [booked('a-1')], interviews: [interview] };
  expect(weekOf(changes, 24)).toMatchObject({
    assignments: [{ applicationId: 'a-1' }],
    interviews: [],
    available: false,
    considered: false,
    warnings: [],
  });
  expect(weekOf(changes, 25)).toMatchObject({
    assignments: [],
    interviews: [{ applicationId: 'a-2' }],
    available: true,
  });
});

it('marks the warnings that the considered job adds', () => {
  const second = booked('a-2', { shifts: [{ day: '2026-06-09', from: '07:00', to: '15:00' }] });
  const considered = job({ shifts: [{ day: '2026-06-10', from: '00:00', to: '08:00' }] });
  const { warnings, considered: isConsidered } = weekOf(
    { assignments: [booked('a-1'), second], considered },
    24,
  );
  expect(warnings.map(({ day, added }) => [day, added])).toEqual([
    ['2026-06-09', false],
    ['2026-06-10', true],
  ]);
  expect(isConsidered).toBe(true);
});

it.each([
  ['an empty week', 25, {}, true],
  ['this week', 23, {}, true],
  ['a passed week', 22, {}, false],
  ['a week with an assignment', 24, { assignments: [booked('a-1')] }, false],
  ['a week that only a considered job is in', 24, { considered: job() }, true],
])('%s can be chosen: %s', (_what, number, changes, free) => {
  expect(isFree(weekOf(changes, number), '2026-06-07')).toBe(free);
});

it('counts the shifts that begin in a week', () => {
  const { week } = weekOf({}, 24);
  expect(shiftsIn(job(), week)).toBe(1);
  expect(shiftsIn(job({ shifts: null }), week)).toBeNull();
  expect(shiftsIn(job({ shifts: [] }), week)).toBeNull();
});

it.each([
  ['nothing else is booked', [], false],
  ['what is booked names its shifts', [booked('a-1')], false],
  ['it names none', [booked('a-1', { shifts: null })], true],
  [
    'it names none in the week before',
    [booked('a-1', { shifts: [], from: '2026-06-01', to: '2026-06-07' })],
    true,
  ],
  [
    'it names none weeks before',
    [booked('a-1', { shifts: null, from: '2026-05-01', to: '2026-05-24' })],
    false,
  ],
  ['nobody has said when it is', [booked('a-1', { shifts: null, from: null, to: null })], true],
])('rest beside a considered job when %s is unknown: %s', (_what, assignments, unknown) => {
  const of = plan({ assignments, considered: job() });
  expect(hasUnknownRest(planWeeks(of, new Set()), of)).toBe(unknown);
});
